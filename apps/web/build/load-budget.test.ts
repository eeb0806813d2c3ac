import type { Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { type Budget, filesToShow, isOver } from './load-budget.ts';

interface Chunk {
  readonly modules: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly isEntry?: boolean;
}

describe('Lo que pide una página al abrirse primero', () => {
  const bundle = bundleOf({
    'index.js': { modules: ['/web/src/main.tsx'], imports: ['react.js'], css: ['index.css'], isEntry: true },
    'react.js': { modules: ['/node_modules/react/index.js'] },
    'marco.js': {
      modules: ['/web/src/app/main-layout.tsx'],
      imports: ['react.js', 'boton.js'],
      css: ['marco.css'],
    },
    'boton.js': { modules: ['/web/src/ui/boton.tsx'], imports: ['marco.js'] },
    'inicio.js': {
      modules: ['/web/src/app/welcome.tsx'],
      imports: ['marco.js'],
      dynamicImports: ['otra.js'],
    },
    'otra.js': { modules: ['/web/src/otra/page.tsx'], css: ['otra.css'] },
  });

  test('es la entrada, los trozos de la página, lo que importan y sus estilos, cada archivo una vez', () => {
    const files = filesToShow(['src/app/main-layout.tsx', 'src/app/welcome.tsx'], bundle);
    expect(files.toSorted()).toEqual([
      'boton.js',
      'index.css',
      'index.js',
      'inicio.js',
      'marco.css',
      'marco.js',
      'react.js',
    ]);
  });

  test('no incluye lo que la página carga después', () => {
    expect(filesToShow(['src/app/welcome.tsx'], bundle)).not.toContain('otra.js');
  });

  test('una página que ya no está en el paquete se dice: su límite no se cumple por ausencia', () => {
    expect(() => filesToShow(['src/app/bienvenida.tsx'], bundle)).toThrow('src/app/bienvenida.tsx');
  });
});

describe('El límite de una página', () => {
  const budget: Budget = { page: 'inicio', routes: [], bytesMax: 1_000, filesMax: 3 };

  test('se alcanza sin pasarse, en bytes y en archivos', () => {
    expect(isOver(budget, { bytes: 1_000, files: 3 })).toBe(false);
  });

  test('se pasa con un byte o con un archivo de más', () => {
    expect(isOver(budget, { bytes: 1_001, files: 3 })).toBe(true);
    expect(isOver(budget, { bytes: 1_000, files: 4 })).toBe(true);
  });

  test('sin límite de archivos solo cuentan los bytes', () => {
    const { filesMax: _, ...onlyBytes } = budget;
    expect(isOver(onlyBytes, { bytes: 1_000, files: 400 })).toBe(false);
  });
});

/** As the bundler hands it over, with no more than what is read of it. */
function bundleOf(chunks: Readonly<Record<string, Chunk>>): Rolldown.OutputBundle {
  const files = Object.entries(chunks).map(([fileName, { modules, imports = [], css = [], ...rest }]) => [
    fileName,
    {
      type: 'chunk',
      fileName,
      moduleIds: modules,
      imports,
      isEntry: false,
      viteMetadata: { importedCss: new Set(css) },
      ...rest,
    },
  ]);
  return Object.fromEntries(files);
}
