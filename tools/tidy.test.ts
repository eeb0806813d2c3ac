// Our own habits as a test: what Biome and the compiler cannot see. Each rule names the files that break it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { circles, roomOf, sharedRooms, WEB, wrongArrows } from './tidy/web-rooms.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Tracked files and new ones git would track. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
})
  .toString('utf8')
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)));

const text = new Map(
  files
    .filter((file) => /\.(ts|tsx|mjs|sql|css|json|md|html)$/.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);
const code = [...text].filter(([file]) => /\.(ts|tsx|mjs|css|sql)$/.test(file));
const scripts = code.filter(([file]) => /\.(ts|tsx|mjs)$/.test(file));

const LINES_MAX = 300;
const TEST_LINES_MAX = 400;

describe('la forma de los archivos', () => {
  it('un archivo cabe en la cabeza', () => {
    const long = code.filter(
      ([file, content]) => lines(content) > (isTest(file) ? TEST_LINES_MAX : LINES_MAX),
    );
    expect(long.map(([file, content]) => `${file}: ${lines(content)} líneas`)).toEqual([]);
  });

  it('los nombres van en kebab-case y ninguno es un cajón de sastre', () => {
    const odd = code
      .map(([file]) => file)
      .filter((file) => {
        const name = file.split('/').at(-1) ?? '';
        const isMigration = /^\d{4}_[a-z0-9_]+\.sql$/.test(name);
        return (
          (!isMigration && !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(name)) ||
          /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/.test(file)
        );
      });
    expect(odd).toEqual([]);
  });
});

describe('las flechas van en una sola dirección', () => {
  const allowed: Readonly<Record<string, readonly string[]>> = {
    'packages/core': [],
    'packages/contract': ['core'],
    'apps/server': ['core', 'contract'],
    'apps/web': ['core', 'contract', 'demo-api'],
  };
  for (const [room, may] of Object.entries(allowed)) {
    it(`${room} solo importa de ${may.join(' y ') || 'sí mismo'}`, () => {
      const wrong = importsOf(room).filter(({ specifier }) => {
        const own = /^@cuadra\/([a-z-]+)/.exec(specifier)?.[1];
        return own !== undefined && !may.includes(own);
      });
      expect(wrong).toEqual([]);
    });

    it(`${room} no sale de su carpeta con rutas relativas`, () => {
      const wrong = importsOf(room).filter(({ file, specifier }) => {
        if (!specifier.startsWith('.')) return false;
        return relative(room, join(dirname(file), specifier)).startsWith('..');
      });
      expect(wrong).toEqual([]);
    });
  }

  it('core no importa nada de fuera', () => {
    const outside = importsOf('packages/core').filter(
      ({ file, specifier }) => !specifier.startsWith('.') && !isTest(file),
    );
    expect(outside).toEqual([]);
  });

  it('platform no importa de las funciones del servidor', () => {
    const platform = 'apps/server/src/platform';
    const wrong = importsOf(platform).filter(({ file, specifier }) => {
      const leaves =
        specifier.startsWith('.') && relative(platform, join(dirname(file), specifier)).startsWith('..');
      return leaves && !isTest(file);
    });
    expect(wrong).toEqual([]);
  });

  it('en la web ninguna pantalla importa a otra, ni lo de abajo a lo de arriba', () => {
    expect(wrongArrows(importsOf(WEB))).toEqual([]);
  });

  it('ninguna vuelta entre los cuartos de la web', () => {
    expect(circles(importsOf(WEB))).toEqual([]);
  });

  it('un cuarto compartido no tiene dirección propia', () => {
    const opened = importsOf(`${WEB}/app/routes`).map(({ file, specifier }) =>
      roomOf(join(dirname(file), specifier)),
    );
    expect(sharedRooms.filter((room) => opened.includes(room))).toEqual([]);
  });

  function importsOf(room: string): { file: string; specifier: string }[] {
    return scripts
      .filter(([file]) => file.startsWith(`${room}/`))
      .flatMap(([file, content]) =>
        [...content.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier = '']) => ({
          file,
          specifier,
        })),
      );
  }
});

describe('las costumbres', () => {
  it('solo los programas (main.ts, verificar.ts), la configuración y las herramientas leen el entorno', () => {
    const may =
      /^(tools|e2e|bench)\/|^apps\/server\/src\/testing\/|^apps\/server\/src\/(main|verificar)\.ts$|config\.ts$/;
    expect(matching(/process\.env/).filter((file) => !may.test(file))).toEqual([]);
  });

  it('solo el reloj lee la hora en el servidor y en el núcleo', () => {
    const rooms = /^(apps\/server\/src|packages)\//;
    const found = matching(/Temporal\.Now|new Date\(\)/).filter((file) => rooms.test(file) && !isTest(file));
    expect(found).toEqual(['apps/server/src/platform/clock.ts']);
  });

  it('solo escribir() abre transacciones', () => {
    const found = matching(/\.transaction\(\)/).filter(
      (file) => file.startsWith('apps/server/src') && !isTest(file),
    );
    expect(found).toEqual(['apps/server/src/platform/database/write.ts']);
  });

  it('no quedan marcas, pruebas apagadas ni tipos sin revisar', () => {
    const mark = new RegExp(
      `\\b(${['TO', 'FIX'].map((half) => `${half}${half === 'TO' ? 'DO' : 'ME'}`).join('|')}|HACK)\\b`,
    );
    const off = /\b(it|test|describe)\.(only|skip|todo|fixme)\b/;
    const unchecked = /@ts-(ignore|nocheck|expect-error)|biome-ignore|\bas any\b/;
    const self = 'tools/tidy.test.ts';
    expect(matching(mark, off, unchecked).filter((file) => file !== self)).toEqual([]);
  });

  it('ningún archivo nombra esta máquina ni de dónde se descargan los paquetes', () => {
    const machine = /(\/root\/|\/work\/|\.\.\/shared|https?:\/\/(registry|deb)\.)/;
    const found = [...text].filter(
      ([file, content]) => file !== 'tools/tidy.test.ts' && machine.test(content),
    );
    expect(found.map(([file]) => file)).toEqual([]);
  });

  function matching(...patterns: RegExp[]): string[] {
    return scripts
      .filter(([, content]) => patterns.some((pattern) => pattern.test(content)))
      .map(([file]) => file);
  }
});

function lines(content: string): number {
  return content.split('\n').length - 1;
}

function isTest(file: string): boolean {
  return file.includes('.test.') || file.startsWith('e2e/') || file.includes('/testing/');
}
