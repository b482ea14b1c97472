<?php

// Loads every class of the package, which compiles it, and names the methods of the clients with their parameters.

declare(strict_types=1);

require __DIR__ . '/setup.php';

$clients = [];
$folder = dirname(__DIR__, 3) . '/generated/clients/php/src/';
foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator($folder, FilesystemIterator::SKIP_DOTS)) as $file) {
    $class = 'MessagingPlatform\\' . str_replace('/', '\\', substr($file->getPathname(), strlen($folder), -4));
    // One that extends or implements a class of another package needs that package.
    if (!class_exists($class) && !interface_exists($class)) {
        throw new LogicException("$file declares no $class.");
    }
    $reflection = new ReflectionClass($class);
    if ($reflection->isSubclassOf(MessagingPlatform\ApiClient::class)) {
        foreach ($reflection->getMethods(ReflectionMethod::IS_PUBLIC) as $method) {
            if ($method->class === $class) {
                $names = array_map(static fn ($parameter): string => $parameter->name, $method->getParameters());
                $clients[$reflection->getShortName()]['methods'][$method->name] = $names;
            }
        }
        $clients[$reflection->getShortName()]['operations'] = $reflection->getConstant('OPERATIONS');
    }
}
report($clients);
