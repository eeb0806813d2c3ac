// Our own habits as a test: what Biome and the compiler cannot see. Each rule names the files that break it; how a rule
// is measured stands in tools/tidy.
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reportes } from '../packages/contract/src/reportes/lista.ts';
import { allEndpoints } from '../packages/contract/src/testing/all-endpoints.ts';
import { coexistenceBreaks } from './tidy/coexisting-migrations.ts';
import { unusedExports } from './tidy/exports.ts';
import { functionsOver } from './tidy/functions.ts';
import { outOfOrder, unused } from './tidy/glossary.ts';
import { looseFields, looseRequest } from './tidy/request-schemas.ts';
import { arrowsOf, circlesIn, roomOf } from './tidy/rooms.ts';
import { arrangingStyles, browserDates, handmadeForms, handmadeTables } from './tidy/screens.ts';
import { code, imports, isTest, scripts, text } from './tidy/sources.ts';
import { sharedRooms, wrongArrows } from './tidy/web-floors.ts';

/** Money enters by one door: whatever posts does so through contabilidad/libro. */
const WRITES_TO_LEDGER =
  /\b(?:(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"`]|(?:insert\s+into|copy|update(?:\s+only)?|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+(?:public\.)?"?)(?:partida|linea)\b/i;

/** An amount that any number could be passed for. Totals are left out: most of those that are numbers count rows. */
const PLAIN_AMOUNT =
  /\b(?:debe|haber|neto|saldo\w*|monto\w*)\??: (?:number\b|z\.(?:coerce\.number\(\)\.)?int\()/;

/** The brand of money put on a number by hand. */
const BRANDS_BY_HAND = /\bas (?:z\.ZodType<)?Centavos\b/;

const LINES_MAX = 500;
const TEST_LINES_MAX = 500;
const FUNCTION_LINES_MAX = 60;

describe('la forma de los archivos', () => {
  it('un archivo cabe en la cabeza', () => {
    const long = code.filter(
      ([file, content]) => lines(content) > (isTest(file) ? TEST_LINES_MAX : LINES_MAX),
    );
    expect(long.map(([file, content]) => `${file}: ${lines(content)} líneas`)).toEqual([]);
  });

  it('una función también', () => {
    const long = scripts
      .filter(([file]) => !isTest(file))
      .flatMap(([file, content]) =>
        functionsOver(content, FUNCTION_LINES_MAX).map(
          ({ name, line, lines: length }) => `${file}:${line} ${name}: ${length} líneas`,
        ),
      );
    expect(long).toEqual([]);
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

  it('un permiso lo pide alguien', () => {
    const list = 'packages/contract/src/acceso/permisos.ts';
    const words = /frase-de-permisos/;
    const said = scripts
      .filter(([file]) => file !== list && !isTest(file) && !words.test(file))
      .map(([, content]) => content);
    const permissions = [...(text.get(list) ?? '').matchAll(/'([a-z]+:[a-z-]+)'/g)].map(
      ([, name = '']) => name,
    );
    expect(permissions.length).toBeGreaterThan(10);
    expect(
      [...new Set(permissions)].filter((name) => !said.some((content) => content.includes(`'${name}'`))),
    ).toEqual([]);
  });

  it('lo que se exporta lo toma otro archivo', () => {
    expect(unusedExports()).toEqual([]);
  });
});

describe('las flechas van en una sola dirección', () => {
  const allowed: Readonly<Record<string, readonly string[]>> = {
    'packages/core': [],
    'packages/contract': ['core'],
    'packages/demo-api': ['contract'],
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
    const up = arrowsOf('apps/server/src').filter(({ from }) => from === 'platform');
    expect(up).toEqual([]);
  });

  for (const program of ['apps/server/src', 'apps/web/src']) {
    it(`ninguna vuelta entre los cuartos de ${program}`, () => {
      expect(circlesIn(arrowsOf(program))).toEqual([]);
    });
  }

  it('de un cuarto a otro, o dos carpetas arriba, se llega por su nombre: #cuarto/archivo', () => {
    const climbing = ['apps/server/src', 'apps/web/src'].flatMap((program) =>
      importsOf(program)
        .filter(({ target = '' }) => target.startsWith(`${program}/`))
        .filter(({ file, specifier, target = '', byAddress }) => {
          if (byAddress) return false;
          const leaves = roomOf(target, program) !== roomOf(file, program);
          return specifier.startsWith('../../') || (specifier.startsWith('../') && leaves);
        })
        .map(({ file, specifier }) => `${file}: ${specifier}`),
    );
    expect(climbing).toEqual([]);
  });

  it('en la web ninguna pantalla importa a otra, ni lo de abajo a lo de arriba', () => {
    expect(wrongArrows(arrowsOf('apps/web/src'))).toEqual([]);
  });

  it('en la web un cuarto compartido no tiene dirección propia', () => {
    const opened = importsOf('apps/web/src/app/routes').map(({ target = '' }) =>
      roomOf(target, 'apps/web/src'),
    );
    expect(sharedRooms.filter((room) => opened.includes(room))).toEqual([]);
  });

  it('lo que apoya a las pruebas vive en testing/, y el programa no importa nada de ahí', () => {
    const rooms = ['apps', 'packages'];
    const wrong = rooms.flatMap(importsOf).filter(({ file, specifier }) => {
      return !isTest(file) && `/${join(dirname(file), specifier)}`.includes('/testing/');
    });
    expect(wrong).toEqual([]);
    const astray = scripts
      .map(([file]) => file)
      .filter((file) => /(\/pruebas\/|-de-prueba\.)/.test(file) && /^(apps|packages)\//.test(file));
    expect(astray.filter((file) => !isTest(file))).toEqual([]);
  });

  const importsOf = (room: string) => imports.filter(({ file }) => file.startsWith(`${room}/`));
});

describe('las pantallas se hacen de las piezas de ui', () => {
  it('sus hojas de estilo no dicen flex, gap ni tamaños de letra: eso son palabras de ui/look', () => {
    expect(arrangingStyles()).toEqual([]);
  });

  it('ninguna dibuja una tabla: son RowTable, DataTable o una hoja sobre la cuadrícula', () => {
    expect(handmadeTables()).toEqual([]);
  });

  it('ninguna pide una fecha en el idioma del navegador', () => {
    expect(browserDates()).toEqual([]);
  });

  it('lo que se envía es una orden, salvo lo que es otra cosa y lo dice', () => {
    expect(handmadeForms()).toEqual(
      [
        // Two steps, a wait that is counted, and the page that weighs the least.
        'apps/web/src/acceso/reautenticacion/dialogo.tsx',
        'apps/web/src/acceso/sign-in/page.tsx',
        'apps/web/src/acceso/unlock-session/page.tsx',
        // Forms of the page itself, that follow what the server has (useSavedForm).
        'apps/web/src/administracion/institucion/firmas.tsx',
        'apps/web/src/administracion/institucion/segundo-factor-obligatorio.tsx',
        'apps/web/src/contabilidad/configuracion/cuentas-del-cierre.tsx',
        'apps/web/src/contabilidad/configuracion/indicadores.tsx',
        // Fields that an order binds by hand, because a refusal must find them in a list of theirs.
        'apps/web/src/administracion/usuarios/campos-de-usuario.tsx',
        'apps/web/src/ahorros/asociados/formulario/formulario-de-asociado.tsx',
        'apps/web/src/ahorros/productos/reglas/campos-de-reglas.tsx',
        'apps/web/src/contabilidad/cajas/administracion/monto-controlado.tsx',
        'apps/web/src/escritorio/atajos/shortcut-form.tsx',
        // Judged while they are written, or following what the month answers.
        'apps/web/src/ahorros/productos/reglas/editor-de-reglas.tsx',
        'apps/web/src/contabilidad/periodos/compuerta/compuerta-abierta.tsx',
        'apps/web/src/contabilidad/periodos/compuerta/evidencia.tsx',
        // Asked over whatever order was being sent.
        'apps/web/src/control/consentimiento/dialogo.tsx',
      ].sort(),
    );
  });
});

describe('lo que entra', () => {
  it('cada petición se hace de los campos del contrato, con límites, y no acepta llaves que no conoce', async () => {
    const endpoints = await allEndpoints();
    expect(endpoints.length).toBeGreaterThan(100);
    expect(endpoints.flatMap(looseRequest)).toEqual([]);
  });

  it('los filtros de un reporte también', () => {
    const loose = Object.entries(reportes).flatMap(([name, { filtros }]) => looseFields(filtros, name));
    expect(loose).toEqual([]);
  });
});

describe('las palabras', () => {
  it('el glosario va en orden', () => {
    expect(outOfOrder()).toEqual([]);
  });

  it('el glosario no guarda palabras que nadie dice', () => {
    expect(unused()).toEqual([]);
  });

  it('un comentario dice de qué habla: ninguno empieza por «Of»', () => {
    const loose = code.filter(([, content]) =>
      /(\/\*\*|^\s*(\/\/|--|\*)) Of (?!all\b|course\b)/m.test(content),
    );
    expect(loose.map(([file]) => file)).toEqual([]);
  });

  it('la ñ se escribe de un solo modo', () => {
    const doubled = scripts.filter(([, content]) => /\b\w*(duenn|tamann|sennal)\w*|\banno\b/i.test(content));
    expect(doubled.map(([file]) => file).filter((file) => file !== 'tools/tidy.test.ts')).toEqual([]);
  });
});

describe('las costumbres', () => {
  it('solo los programas (main.ts y los comandos), la configuración y las herramientas leen el entorno', () => {
    const may =
      /^(tools|e2e|bench)\/|^apps\/server\/src\/testing\/|^apps\/server\/src\/(main|exportar|importar|instituciones|llaves|practica|respaldar|restaurar|sellos|verificar)\.ts$|config\.ts$/;
    expect(matching(/process\.env/).filter((file) => !may.test(file))).toEqual([]);
  });

  it('solo el reloj lee la hora', () => {
    const rooms = /^(apps\/[a-z]+\/src|packages)\//;
    const clock = /Temporal\.Now|new Date\(\)|\bDate\.now\b|\bperformance\.now\b/;
    const found = matching(clock).filter((file) => rooms.test(file) && !isTest(file));
    expect(found).toEqual(['apps/server/src/platform/reloj.ts', 'apps/web/src/platform/clock.ts']);
  });

  it('ninguna prueba mide el tiempo: lo que tarda depende de la máquina', () => {
    const found = matching(/performance\.now|hrtime/).filter((file) => file.includes('.test.'));
    expect(found.filter((file) => file !== 'tools/tidy.test.ts')).toEqual([]);
  });

  it('solo escribir() abre transacciones', () => {
    const found = matching(/\.transaction\(\)/).filter(
      (file) => file.startsWith('apps/server/src') && !isTest(file),
    );
    expect(found).toEqual(['apps/server/src/platform/database/escribir.ts']);
  });

  it('solo contabilidad/libro escribe en el libro', () => {
    const statement = (table: string) => [
      `tx.insertInto('${table}').values(filas)`,
      `db\n    .updateTable('${table}')`,
      `tx.deleteFrom("${table} as p")`,
      `sql\`insert into ${table} (id) values (1)\``,
      `sql\`\n    with nuevas as (\n INSERT  INTO public.${table} select 1)\``,
      `'copy ${table} (id) from stdin'`,
      `sql\`update only ${table} set id = 1\``,
      `sql\`delete from "${table}"\``,
      `sql\`truncate ${table}\``,
      `sql\`merge into ${table} using otra\``,
    ];
    for (const sample of ['partida', 'linea'].flatMap(statement)) expect(sample).toMatch(WRITES_TO_LEDGER);
    for (const sample of ["insertInto('partidaVista')", 'insert into linea_impresa', "selectFrom('partida')"])
      expect(sample).not.toMatch(WRITES_TO_LEDGER);
    const room = /^apps\/server\/src\/(?!contabilidad\/libro\/)/;
    expect(matching(WRITES_TO_LEDGER).filter((file) => room.test(file) && !isTest(file))).toEqual([]);
  });

  it('una migración deja trabajar a la versión anterior, o dice que no', () => {
    const migrations = [...text]
      .filter(([file]) => file.startsWith('apps/server/src/platform/database/migrations/'))
      .map(([file, sql]) => ({ file, sql }))
      .sort((one, other) => one.file.localeCompare(other.file));
    expect(migrations.length).toBeGreaterThan(70);
    expect(coexistenceBreaks(migrations)).toEqual([]);
  });

  it('lo que una prueba espera, lo espera sin prisa y en su propia base', () => {
    // By itself vitest gives up after a second, and PostgreSQL tells of everybody's locks.
    const server = matching(/\bvi\.waitFor\(|\bpg_locks\b|\bwait_event_type\b/).filter((file) =>
      file.startsWith('apps/server/'),
    );
    expect(server).toEqual(['apps/server/src/testing/hasta-que.ts']);
  });

  it('el dinero es Centavos, y solo core/dinero lo hace; el contrato, al leerlo', () => {
    expect(matching(BRANDS_BY_HAND).filter((file) => file !== 'tools/tidy.test.ts')).toEqual([
      'packages/contract/src/campos.ts',
      'packages/core/src/dinero.ts',
    ]);
    for (const sample of ['readonly debe: number;', 'saldoFinal?: number', 'montoMax: z.int().positive()'])
      expect(sample).toMatch(PLAIN_AMOUNT);
    for (const sample of ['columnaDeSaldo: number', 'debe: Centavos', 'haber: monto,', 'total: number'])
      expect(sample).not.toMatch(PLAIN_AMOUNT);
    // The invented history of the demo is arithmetic with chance, and makes Centavos of it when it writes a line.
    const room = /^(?:packages|apps\/web\/src|apps\/server\/src\/(?!demo-institucion\/))/;
    expect(matching(PLAIN_AMOUNT).filter((file) => room.test(file) && !isTest(file))).toEqual([]);
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
