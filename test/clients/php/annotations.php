<?php

// Parses every comment of the package as PHPStan does, and reports what cannot be parsed and types that nobody declares.

declare(strict_types=1);

use PHPStan\PhpDocParser\Ast\PhpDoc\{InvalidTagValueNode, PhpDocTagNode, TemplateTagValueNode, TypeAliasImportTagValueNode, TypeAliasTagValueNode};
use PHPStan\PhpDocParser\Ast\Type\IdentifierTypeNode;
use PHPStan\PhpDocParser\Lexer\Lexer;
use PHPStan\PhpDocParser\Parser\{ConstExprParser, PhpDocParser, TokenIterator, TypeParser};

require __DIR__ . '/setup.php';
@require '/usr/share/php/PHPStan/PhpDocParser/autoload.php';

$constants = new ConstExprParser();
$parser = new PhpDocParser(new TypeParser($constants), $constants);
$lexer = new Lexer();
$builtin = ['array', 'bool', 'class-string', 'float', 'int', 'iterable', 'list', 'mixed', 'null', 'resource', 'self', 'static', 'string', 'true', 'void'];

/** Every type below a node. */
function typesIn(mixed $node): Generator
{
    if ($node instanceof IdentifierTypeNode) {
        yield $node->name;
    }
    foreach (is_object($node) ? get_object_vars($node) : (is_array($node) ? $node : []) as $name => $part) {
        // A key of a shape is no type.
        if ($name !== 'keyName' && (is_object($part) || is_array($part))) {
            yield from typesIn($part);
        }
    }
}

[$problems, $aliases, $comments, $wanted] = [[], [], 0, []];
$folder = dirname(__DIR__, 3) . '/generated/clients/php/src';
foreach (glob("{$folder}{,/Http,/Exception}/*.php", GLOB_BRACE) as $file) {
    $source = file_get_contents($file);
    preg_match('/^namespace (.*);/m', $source, $space);
    preg_match_all('/^use (.*);/m', $source, $uses);
    $known = array_fill_keys($builtin, true);
    foreach ($uses[1] as $use) {
        $known[basename(str_replace('\\', '/', $use))] = true;
    }
    $types = [];
    foreach (token_get_all($source) as $token) {
        if (!is_array($token) || $token[0] !== T_DOC_COMMENT) {
            continue;
        }
        $comments++;
        foreach ($parser->parse(new TokenIterator($lexer->tokenize($token[1])))->getTags() as $tag) {
            $value = $tag->value;
            if ($value instanceof InvalidTagValueNode) {
                $problems[] = basename($file) . ": $tag->name $value->value";
            } elseif ($value instanceof TypeAliasTagValueNode) {
                $known[$value->alias] = true;
                $aliases[basename($file, '.php')][$value->alias] = true;
            } elseif ($value instanceof TypeAliasImportTagValueNode) {
                $known[$value->importedAlias] = true;
                $wanted[] = [basename($file), $value->importedFrom->name, $value->importedAlias];
            } elseif ($value instanceof TemplateTagValueNode) {
                $known[$value->name] = true;
            }
            foreach (typesIn($value) as $type) {
                $types[$type] = $tag->name;
            }
        }
    }
    foreach ($types as $type => $tag) {
        $isClass = static fn (string $name): bool => class_exists($name) || interface_exists($name);
        if (!isset($known[$type]) && !$isClass(ltrim($type, '\\')) && !$isClass("$space[1]\\$type") && !str_starts_with($type, '\\Psr\\')) {
            $problems[] = basename($file) . ": $tag names $type, which nobody declares";
        }
    }
}
foreach ($wanted as [$file, $from, $alias]) {
    if (!isset($aliases[$from][$alias])) {
        $problems[] = "$file: imports $alias, which $from does not declare";
    }
}
report(['comments' => $comments, 'aliases' => array_map('count', $aliases), 'problems' => $problems]);
