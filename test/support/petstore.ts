// A contract of others, in OpenAPI 3.0: operations without a name, servers with variables, null and limits in the old forms.

/** The document, with replaced texts. */
export function petstore(...replaced: readonly (readonly [from: string, to: string])[]): string {
  return replaced.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The contract of the pets has no ${from}.`)
    return text.replace(from, to)
  }, document)
}

const document = `openapi: 3.0.3
info: { title: Pets, version: 1.0.0, description: Pets of a shop., license: { name: MIT, url: 'https://mit.test' } }
servers: [{ url: 'https://{region}.pets.test/v1', variables: { region: { default: eu } } }]
security: []
x-secret: true
tags: [{ name: Pets, description: Pets. }]
paths:
  /pets:
    get:
      operationId: listPets
      summary: List pets
      description: Returns all pets.
      tags: [Pets]
      x-shop-level: gold
      parameters:
        - { name: limit, in: query, schema: { type: integer, maximum: 100, exclusiveMaximum: true, example: 99 } }
        - { name: tag, in: query, schema: { type: string, nullable: true } }
        - { name: X-Tenant, in: header, schema: { type: string } }
      responses:
        '200':
          description: The pets.
          content:
            application/json:
              schema: { type: array, items: { $ref: '#/components/schemas/Pet' } }
              example: [{ id: 1, name: Rex, value: null, status: sold, nickname: R }]
        '400': { description: The limit is wrong. }
    post:
      summary: Create a pet
      description: Creates a pet.
      tags: [Pets]
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/PetCreate' }, example: { name: Rex } } }
      responses:
        '201': { description: Created., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
        '422': { description: The pet is wrong. }
  /pets/{petId}:
    parameters: [{ name: petId, in: path, required: true, schema: { type: integer }, example: 1 }]
    get:
      operationId: getPet
      summary: Get a pet
      description: Returns a pet.
      tags: [Pets]
      responses:
        '200':
          description: The pet.
          content:
            application/json: { schema: { $ref: '#/components/schemas/Pet' }, example: { id: 1, name: Rex, value: 2.5 } }
        '404': { description: The pet is unknown. }
    delete:
      operationId: deletePet
      summary: Delete a pet
      description: Deletes a pet.
      tags: [Pets]
      responses:
        '204': { description: Deleted. }
        '404': { description: The pet is unknown. }
components:
  schemas:
    Pet:
      type: object
      required: [id, name]
      properties:
        id: { type: integer }
        name: { type: string }
        value: { type: number, nullable: true }
        status: { $ref: '#/components/schemas/Status' }
        nickname: { type: string }
    Status: { type: string, enum: [available, sold] }
    PetCreate:
      type: object
      required: [name]
      properties: { name: { type: string }, tag: { type: string } }
`
