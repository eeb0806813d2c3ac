// The attacks of whoever holds the database: each rewrites the past as well as it can be done with everything that the database
// has, and is found. What the books can no longer tell by themselves, the delivered head does.
import { alDebe, alHaber } from '@cuadra/core/testing/lineas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  BANCO,
  CAJA_CHICA,
  PRODUCTOS,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { abrirDatabase, abrirPool, type Database } from '#platform/database/pool.ts';
import { relojDePrueba } from '#testing/application.ts';
import { type BaseDePrueba, crearBase } from '#testing/databases.ts';
import { plantillaConDemo } from '#testing/templates.ts';
import type { Cabeza } from './testigo.ts';
import {
  type Ataque,
  arreglarSumas,
  cabezaDe,
  conSql,
  testigoDe,
  trasElAtaque,
  volverASellar,
} from './testing/atacar.ts';
import { verificar } from './verificar.ts';

const reloj = relojDePrueba('2026-11-16T15:00:00.123Z');
let base: BaseDePrueba;
let dueno: Database;
let db: Database;
let cabeza: Cabeza;

beforeAll(async () => {
  const administracion = inject('urlDeAdministracion');
  base = await crearBase(
    administracion,
    await plantillaConDemo(administracion, reloj, { historia: false, firmada: true }),
  );
  dueno = abrirDatabase(abrirPool(base.url));
  db = abrirDatabase(abrirPool(base.urlDeLaAplicacion));
  const [autor = null, aprobador = null, iniciadaPor = null] = (
    await db.selectFrom('usuario').select('id').orderBy('correo').limit(3).execute()
  ).map(({ id }) => id);
  const personas = { autor, aprobador, iniciadaPor };
  const de = (fecha: string, monto: number) => partida(fecha, BANCO, PRODUCTOS, monto, personas);
  await registrar({ db, reloj }, de('2024-12-20', 100), de('2024-12-21', 200));
  await registrar({ db, reloj }, de('2025-06-01', 300), de('2025-06-02', 400));
  await registrar(
    { db, reloj },
    ...Array.from({ length: 7 }, (_, i) => de(`2026-03-0${1 + i}`, 1_000 + i)),
    partida('2026-03-08', '', '', 0, { lineas: [alDebe(CAJA_CHICA, 5), alHaber(PRODUCTOS, 5)] }),
  );
  cabeza = await cabezaDe(db, '2026-11-16T15:00:00Z');
});
afterAll(async () => {
  await dueno.destroy();
  await db.destroy();
  await base.borrar();
});

/** What the first finding says; with the head, if it is at hand. */
async function halladoTras(ataque: Ataque, conCabeza = false): Promise<string | undefined> {
  const { primero } = await trasElAtaque(dueno, ataque, (tx) =>
    verificar(tx, conCabeza ? { testigo: testigoDe(cabeza) } : {}),
  );
  return primero?.mensaje;
}

const CAMBIADA = 'cambió después de contabilizarse: su contenido no corresponde a su huella.';
const deLa5 = 'where (ejercicio, numero) = (2026, 5)';

it('sin ataque no se halla nada, con sello o sin él, y se dice desde dónde se miró', async () => {
  const nada: Ataque = async () => undefined;
  expect(await trasElAtaque(dueno, nada, (tx) => verificar(tx))).toMatchObject({
    limpio: true,
    desdeSello: null,
    partidas: 12,
    lineas: 24,
  });
  const desdeElSello = await trasElAtaque(dueno, nada, (tx) => verificar(tx, { testigo: testigoDe(cabeza) }));
  expect(desdeElSello).toMatchObject({ limpio: true, desdeSello: cabeza.selladaEn, partidas: 0, lineas: 0 });
  expect(desdeElSello.ejercicios.map(({ anio, partidas }) => [anio, partidas])).toEqual([
    [2024, 2],
    [2025, 2],
    [2026, 8],
  ]);
});

describe('lo que dice un documento está sellado', () => {
  it.each([
    ['un microsegundo de su registro', `registrada_en = registrada_en + interval '1 microsecond'`],
    ['el nombre de quien la escribió', `autor_nombre = 'Otra Persona'`],
    ['quien la aprobó', 'aprobador = null, aprobador_nombre = null'],
    ['el nombre de quien la aprobó', `aprobador_nombre = 'Otra Persona'`],
    ['quien la empezó', 'iniciada_por = null, iniciada_por_nombre = null'],
    ['el nombre de quien la empezó', `iniciada_por_nombre = 'Otra Persona'`],
    ['de dónde viene', `origen = 'cierre'`],
    ['con qué nombres de cuentas se selló', 'nombres = nombres + 1'],
    ['que se sellaron nombres con ella', 'nombres = null'],
  ])('%s', async (_, cambio) => {
    expect(await halladoTras(conSql(`update partida set ${cambio} ${deLa5}`))).toBe(
      `La partida 5/2026 ${CAMBIADA}`,
    );
  });

  it('el nombre de una cuenta, en el catálogo', async () => {
    expect(
      await halladoTras(conSql(`update cuenta set nombre_cuenta = 'Otra cosa' where id_cuenta = '${BANCO}'`)),
    ).toMatch(new RegExp(`^La cuenta ${BANCO} se llama «Otra cosa» y el último que se le dio es «.+».$`));
  });

  const renombrar = [
    `update cuenta set nombre_cuenta = 'Otra cosa' where id_cuenta = '${BANCO}'`,
    `update nombre_de_cuenta set nombre = 'Otra cosa' where id_cuenta = '${BANCO}'`,
  ];

  it('el nombre de una cuenta, en el catálogo y en lo que se escribió de él', async () => {
    expect(await halladoTras(conSql(...renombrar))).toMatch(
      /^La versión \d+ de los nombres de las cuentas cambió después de sellarse/,
    );
  });

  it('y con las versiones de los nombres vueltas a enlazar: lo dicen las partidas', async () => {
    const enlazar: Ataque = async (tx) => {
      await conSql(...renombrar)(tx);
      await sql`do $$ declare v record; anterior bytea := decode(repeat('00', 32), 'hex'); begin
        for v in select version from version_de_nombres order by version loop
          anterior := huella_de_nombres(anterior, v.version);
          update version_de_nombres set huella = anterior where version = v.version;
        end loop; end $$`.execute(tx);
    };
    expect(await halladoTras(enlazar)).toBe(`La partida 1/2024 ${CAMBIADA}`);
  });

  it('una cuenta quitada del catálogo, o puesta en él, sin que nadie lo escribiera', async () => {
    expect(await halladoTras(conSql(`delete from cuenta where id_cuenta = '706105'`))).toMatch(
      /^La cuenta 706105 «.+» no está en el catálogo y nadie la quitó de él.$/,
    );
    const nueva = `insert into cuenta (id_cuenta, nombre_cuenta, tipo_cuenta, naturaleza, flujo, margen, saldo_contrario)
      select '603198', 'Mía', 'D', 'acreedora', flujo, margen, saldo_contrario from cuenta where id_cuenta = '${PRODUCTOS}'`;
    expect(await halladoTras(conSql(nueva))).toBe(
      'La cuenta 603198 se llama «Mía» y no quedó constancia de ese nombre.',
    );
  });
});

describe('un año sigue al anterior', () => {
  it('cada uno dice a cuál partida, y su primera se enlaza con ella', async () => {
    const filas = await db
      .selectFrom('ejercicio')
      .select(['anio', 'sigueEjercicio', 'sigueNumero'])
      .orderBy('anio')
      .execute();
    expect(filas.map(({ anio, sigueEjercicio, sigueNumero }) => [anio, sigueEjercicio, sigueNumero])).toEqual(
      [
        [2024, null, null],
        [2025, 2024, 2],
        [2026, 2025, 2],
      ],
    );
  });

  it('su primera partida enlazada con otra cosa', async () => {
    const suelta = `update partida set huella_anterior = decode(repeat('00', 32), 'hex') where (ejercicio, numero) = (2026, 1)`;
    const tras = conSql(suelta);
    expect(await halladoTras(async (tx) => [await tras(tx), await volverASellar(2026, 1)(tx)])).toBe(
      'La partida 1/2026 no sigue a donde su ejercicio empezó: la cadena está rota antes de ella.',
    );
  });

  it('y dicho así también en su ejercicio', async () => {
    const ataque: Ataque = async (tx) => {
      await conSql(
        `update partida set huella_anterior = decode(repeat('00', 32), 'hex') where (ejercicio, numero) = (2026, 1)`,
        `update ejercicio set huella_inicial = decode(repeat('00', 32), 'hex') where anio = 2026`,
      )(tx);
      await volverASellar(2026, 1)(tx);
    };
    expect(await halladoTras(ataque)).toBe(
      'El ejercicio 2026 dice que sigue a la partida 2/2025, y su cadena empieza en otra.',
    );
    const sinSeguir: Ataque = async (tx) => {
      await ataque(tx);
      await conSql('update ejercicio set sigue_ejercicio = null, sigue_numero = null where anio = 2026')(tx);
    };
    expect(await halladoTras(sinSeguir)).toBe(undefined);
    expect(await halladoTras(sinSeguir, true)).toBe(
      'La partida 8/2026 no es la que estaba en el libro cuando se selló.',
    );
  });

  it('un año de antes cambiado, con su cola vuelta a sellar', async () => {
    const cambiar = conSql(`update partida set concepto = 'Otra cosa' where (ejercicio, numero) = (2024, 1)`);
    const ataque: Ataque = async (tx) => {
      await cambiar(tx);
      await volverASellar(2024, 1)(tx);
      await conSql(`update ejercicio set huella_inicial = (select huella_anterior from partida where (ejercicio, numero) = (2025, 1))
        where anio = 2025`)(tx);
    };
    expect(await halladoTras(ataque)).toBe(undefined);
    expect(await halladoTras(ataque, true)).toBe(
      'La partida 2/2024 no es la que estaba en el libro cuando se selló.',
    );
  });
});

describe('lo que el libro ya no puede decir lo dice el sello entregado', () => {
  const reescrita: Ataque = async (tx) => {
    await conSql(
      `update partida set concepto = 'Otra cosa', aprobador = null, aprobador_nombre = null ${deLa5}`,
    )(tx);
    await volverASellar(2026, 5)(tx);
  };
  const quitada: Ataque = async (tx) => {
    await conSql(
      'delete from linea where (ejercicio, numero) = (2026, 8)',
      'delete from partida where (ejercicio, numero) = (2026, 8)',
      `update ejercicio set ultimo_numero = 7,
         ultima_huella = (select huella from partida where (ejercicio, numero) = (2026, 7)) where anio = 2026`,
    )(tx);
    await arreglarSumas(tx);
  };

  it('una partida reescrita, sin su aprobador, y la cola vuelta a sellar', async () => {
    expect(await halladoTras(reescrita)).toBe(undefined);
    expect(await halladoTras(reescrita, true)).toBe(
      'La partida 8/2026 no es la que estaba en el libro cuando se selló.',
    );
  });

  it('la última partida quitada, con la cuenta de su ejercicio y los saldos devueltos', async () => {
    expect(await halladoTras(quitada)).toBe(undefined);
    expect(await halladoTras(quitada, true)).toBe(
      'La partida 8/2026 estaba en el libro cuando se selló y ya no está.',
    );
  });

  it('un año entero que ya no está', async () => {
    const ataque = conSql(
      'delete from linea where ejercicio = 2024',
      'delete from partida where ejercicio = 2024',
      'delete from ejercicio where anio = 2024',
    );
    expect(
      (await trasElAtaque(dueno, ataque, (tx) => verificar(tx, { testigo: testigoDe(cabeza) }))).hallazgos,
    ).toContainEqual(
      expect.objectContaining({
        regla: 'sello',
        mensaje: 'La partida 2/2024 estaba en el libro cuando se selló y ya no está.',
      }),
    );
  });

  it('si el testigo ya lo dijo, no se repite', async () => {
    const dicho = { regla: 'sello', ejercicio: 2026, numero: 8, idPartida: null, mensaje: 'Otra.' } as const;
    const testigo = { revisar: async () => ({ hallazgos: [dicho], ultimaCabeza: cabeza }) };
    const { hallazgos } = await trasElAtaque(dueno, quitada, (tx) => verificar(tx, { testigo }));
    expect(hallazgos).toEqual([dicho]);
  });
});

describe('desde el último sello', () => {
  it('solo se mira lo de después, y los meses que tocó; completa, todo', async () => {
    const ataque: Ataque = async (tx) => {
      await conSql(
        `update partida set concepto = 'Otra cosa' where (ejercicio, numero) = (2026, 2)`,
        `update saldo_mensual set debe = debe + 1 where mes = '2025-06-01' and id_cuenta = '${BANCO}'`,
      )(tx);
    };
    const testigo = testigoDe(cabeza);
    expect(await trasElAtaque(dueno, ataque, (tx) => verificar(tx, { testigo }))).toMatchObject({
      limpio: true,
    });
    const { hallazgos } = await trasElAtaque(dueno, ataque, (tx) =>
      verificar(tx, { testigo, completa: true }),
    );
    expect(hallazgos.map(({ regla }) => regla)).toEqual(['huella', 'saldos', 'saldos']);
  });

  it.each([
    [
      'una partida cambiada',
      `update partida set concepto = 'Otra cosa' where (ejercicio, numero) = (2026, 7)`,
      'huella',
    ],
    ['una línea quitada', 'delete from linea where (ejercicio, numero, n) = (2026, 7, 1)', 'cuadre'],
    [
      'un saldo del mes',
      `update saldo_diario set debe = debe + 1 where (fecha, id_cuenta) = ('2026-03-07', '${BANCO}')`,
      'saldos',
    ],
    [
      'un saldo del año',
      `update saldo_anual set debe = debe + 1 where (anio, id_cuenta) = ('2025-01-01', '${BANCO}')`,
      'saldos',
    ],
    [
      'el enlace con la última sellada',
      `update partida set huella_anterior = sha256('x') where (ejercicio, numero) = (2026, 7)`,
      'huella',
    ],
    ['la cuenta del ejercicio', 'update ejercicio set ultimo_numero = 7 where anio = 2026', 'numeracion'],
  ])('se halla %s', async (_, orden, regla) => {
    const huella = await db
      .selectFrom('partida')
      .select(sql<string>`encode(huella, 'hex')`.as('huella'))
      .where('ejercicio', '=', 2026)
      .where('numero', '=', 6)
      .executeTakeFirstOrThrow();
    const hastaLa6 = {
      ...cabeza,
      ejercicios: cabeza.ejercicios.map((suyo) =>
        suyo.anio === 2026 ? { anio: 2026, numero: 6, ...huella } : suyo,
      ),
    };
    const { hallazgos, partidas } = await trasElAtaque(dueno, conSql(orden), (tx) =>
      verificar(tx, { testigo: testigoDe(hastaLa6) }),
    );
    expect(hallazgos.map((hallazgo) => hallazgo.regla)).toContain(regla);
    expect(partidas).toBeLessThanOrEqual(2);
  });
});
