// What moved in savings accounts is sealed with its partida: the database refuses what a partida does not say, and the owner of the
// database, with every trigger asleep and the balances put right, is found and named by both verifications.
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { clasesDeMovimientoAhorro } from '@cuadra/core/ahorros/cuenta';
import { contenidoDeMovimientos, type MovimientoPorSellar } from '@cuadra/core/ahorros/movimientos-sellados';
import { centavos } from '@cuadra/core/dinero';
import { fechaDeDia } from '@cuadra/core/interes/dia';
import { numeroDePartida } from '@cuadra/core/partida';
import { alDebe, alHaber } from '@cuadra/core/testing/lineas';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auxiliares } from '#composicion.ts';
import { contabilizar } from '#contabilidad/libro/contabilizar.ts';
import { porContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import type { Cabeza } from '#contabilidad/verificacion/testigo.ts';
import {
  type Ataque,
  cabezaDe,
  conSql,
  testigoDe,
  trasElAtaque,
} from '#contabilidad/verificacion/testing/atacar.ts';
import { verificar } from '#contabilidad/verificacion/verificar.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir, restriccionRota, type Tx } from '#platform/database/escribir.ts';
import { abrirDatabase, abrirPool, type Database } from '#platform/database/pool.ts';
import { compararMovimientosSellados } from './movimientos-sellados.ts';
import type { CuentaDePrueba } from './testing/cuentas-de-prueba.ts';
import { AHORRO, BANCO, HOY, type MundoDeAhorros, mundoDeAhorros } from './testing/mundo-de-ahorros.ts';
import { pagarEnPrueba } from './testing/pagar-intereses.ts';
import { publicarProducto } from './testing/productos-de-prueba.ts';

const MIGRACION = new URL('../platform/database/migrations/0095_ahorros_sellados.sql', import.meta.url);

let mundo: MundoDeAhorros;
let dueno: Database;
let cabeza: Cabeza;
let traida: CuentaDePrueba;
/** By what each one is, its number in the books. */
const partidas = { deposito: '', traspaso: '', corrida: '' };
const ids = { deposito: '', traspaso: '' };

beforeAll(async () => {
  mundo = await mundoDeAhorros();
  dueno = abrirDatabase(abrirPool(mundo.url));
  const { una, otra } = mundo;
  traida = await traerUna();
  await mundo.depositar(una.id, 300_00, HOY);
  ids.deposito = await partidaDe(una.id, 2);
  ids.traspaso = await traspasar(100_00);
  const firmas = { crea: mundo.ahorros.id, aprueba: mundo.contador.id };
  await pagarEnPrueba(mundo, firmas, {
    ...{ nombre: 'Octubre', productos: [mundo.vista], agencias: ['01'] },
    ...{ desde: '2026-10-01', hasta: '2026-11-01', fecha: HOY },
  });
  partidas.deposito = await numeroDe(ids.deposito);
  partidas.traspaso = await numeroDe(ids.traspaso);
  partidas.corrida = await numeroDe(await partidaDe(otra.id, 3));
  cabeza = await cabezaDe(dueno, '2026-11-16T15:00:00Z');
});
afterAll(async () => {
  await dueno.destroy();
  await mundo.cerrar();
});

/** An account that came with its money from elsewhere; its product is not in use yet. */
async function traerUna(): Promise<CuentaDePrueba> {
  const firmas = { escribe: mundo.ahorros.id, publica: mundo.contador.id };
  const producto = await publicarProducto(mundo, firmas, {
    ...{ codigo: 'AHI', nombre: 'Ahorro infantil', clase: 'vista', idCuenta: '3011020102' },
    ...{ cuentaGasto: '7011010101', abono: 'mensual', tramos: [{ ppm: 35_000 }] },
  });
  const cuenta = await mundo.abrir({ numero: '01-AHI-000001', producto });
  await enUnaTransaccion(async (tx) => {
    await sql`select ahorro_traer(array[${cuenta.id}, ${cuenta.id}]::bigint[], array['saldo-inicial', 'retiro'], array[5000, -1000]::bigint[],
      array['2026-10-01', '2026-10-02']::date[], array['2026-10-01', '2026-10-02']::date[], array['2026-10-01', '2026-10-02']::date[],
      array[null, null]::uuid[], array[null, null]::integer[], array[null, null]::text[], array[null, null]::text[])`.execute(
      tx,
    );
  });
  return cuenta;
}

async function traspasar(monto: number): Promise<string> {
  const { una, otra } = mundo;
  const comun = { fechaValor: HOY, ganaDesde: HOY };
  const partida = porContabilizar({
    ...{ origen: 'ahorro', tipo: 'diario', fecha: HOY, agencia: '01', concepto: 'Traspaso', autor: null },
    lineas: [alDebe(AHORRO, centavos(monto)), alHaber(AHORRO, centavos(monto))],
    movimientos: [
      { ...comun, cuenta: otra.id, clase: 'transferencia-recibida', monto: centavos(monto) },
      { ...comun, cuenta: una.id, clase: 'transferencia-enviada', monto: centavos(-monto) },
    ],
  });
  await enUnaTransaccion(async (tx) => {
    await contabilizar(tx, mundo.reloj.ahora(), [partida]);
    await sql`select ahorro_transferir(${una.id}::bigint, ${otra.id}::bigint, ${monto}::bigint, ${HOY}::date, ${partida.id}::uuid,
      ${partida.id}::uuid, 'Traspaso', null)`.execute(tx);
  });
  return partida.id;
}

const enUnaTransaccion = (trabajo: (tx: Tx) => Promise<void>) =>
  escribir(mundo.db, contextoDelSistema(mundo.reloj.ahora(), 'prueba'), 'prueba', trabajo);

async function partidaDe(cuenta: number, n: number): Promise<string> {
  const { partida } = await mundo.db
    .selectFrom('movimientoAhorro')
    .select('partida')
    .where('cuenta', '=', cuenta)
    .where('n', '=', n)
    .executeTakeFirstOrThrow();
  return partida ?? '';
}

async function numeroDe(id: string): Promise<string> {
  const suya = mundo.db.selectFrom('partida').select(['ejercicio', 'numero']).where('id', '=', id);
  return numeroDePartida(await suya.executeTakeFirstOrThrow());
}

/** What the quick one says, which begins at the head, and what the complete one does. */
function verificarDeLasDosFormas(ataque: Ataque): Promise<[rapida: string[], completa: string[]]> {
  return trasElAtaque(dueno, ataque, async (tx) => {
    const testigo = testigoDe(cabeza);
    const rapida = await verificar(tx, { auxiliares, testigo });
    const completa = await verificar(tx, { auxiliares, testigo, completa: true });
    const mensajes = ({ hallazgos }: typeof rapida) => hallazgos.map(({ mensaje }) => mensaje);
    return [mensajes(rapida), mensajes(completa)];
  });
}

const AHORROS = 'Cuentas de ahorro: ';

async function esperarEnAmbas(ataque: Ataque, ...dichas: readonly string[]): Promise<void> {
  const esperadas = dichas.map((una) => AHORROS + una);
  expect(await verificarDeLasDosFormas(ataque)).toEqual([esperadas, esperadas]);
}

it('sin ataque, nada que decir', async () => {
  await esperarEnAmbas(conSql());
});

describe('quien tiene la base en la mano, con los saldos puestos en orden', () => {
  it('no pasa el último depósito de una a otra: se dice de quién era', async () => {
    const { una, otra } = mundo;
    // 100 of the transfer and 3 of interest come after it in each; they are set back one place too.
    await esperarEnAmbas(
      conSql(
        `create temp table antes on commit drop as select * from movimiento_ahorro where (cuenta, n) = (${una.id}, 2)`,
        `delete from movimiento_ahorro where (cuenta, n) = (${una.id}, 2)`,
        `update movimiento_ahorro set n = n - 1, saldo = saldo - 30000 where cuenta = ${una.id} and n > 2`,
        `update cuenta_ahorro set saldo = saldo - 30000, movimientos = movimientos - 1 where id = ${una.id}`,
        `insert into movimiento_ahorro (cuenta, n, clase, monto, saldo, fecha, fecha_valor, gana_desde, partida, registrado_en)
         select c.id, c.movimientos + 1, a.clase, a.monto, c.saldo + 30000, a.fecha, a.fecha_valor, a.gana_desde, a.partida, a.registrado_en
         from antes a, cuenta_ahorro c where c.id = ${otra.id}`,
        `update cuenta_ahorro set saldo = saldo + 30000, movimientos = movimientos + 1 where id = ${otra.id}`,
      ),
      `El movimiento ${await ultimoDe(otra.id, 1)} de la cuenta ${otra.numero} (partida ${partidas.deposito}) no es el que se selló. El que se selló es de la cuenta ${una.numero}.`,
    );
  });

  it('no cambia de manos la mitad de un traspaso', async () => {
    const { otra } = mundo;
    const [rapida, completa] = await verificarDeLasDosFormas(
      conSql(
        `update movimiento_ahorro set cuenta = ${mundo.aPlazo.id}, n = 2, saldo = 1010000 where (cuenta, n) = (${otra.id}, 2)`,
      ),
    );
    const dicha = `Los movimientos de la partida ${partidas.traspaso} no son los que se sellaron: ahora son de las cuentas ${mundo.una.numero}, ${mundo.aPlazo.numero}. El que se selló es de la cuenta ${otra.numero}.`;
    for (const dichas of [rapida, completa]) {
      expect(dichas).toContain(AHORROS + dicha);
      expect(dichas).toContain(
        `${AHORROS}Los movimientos de la cuenta ${otra.numero} no siguen uno al otro.`,
      );
    }
  });

  it('no parte un monto en dos', async () => {
    const { una } = mundo;
    const [rapida, completa] = await verificarDeLasDosFormas(
      conSql(
        `update movimiento_ahorro set monto = 20000 where (cuenta, n) = (${una.id}, 2)`,
        `insert into movimiento_ahorro (cuenta, n, clase, monto, saldo, fecha, fecha_valor, gana_desde, partida)
         select m.cuenta, c.movimientos + 1, m.clase, 10000, c.saldo, m.fecha, '2026-10-01', '2026-10-01', m.partida
         from movimiento_ahorro m join cuenta_ahorro c on c.id = m.cuenta where (m.cuenta, m.n) = (${una.id}, 2)`,
        `update cuenta_ahorro set movimientos = movimientos + 1 where id = ${una.id}`,
      ),
    );
    const dicha = `Los movimientos de la partida ${partidas.deposito} no son los que se sellaron: ahora son de las cuentas ${una.numero}.`;
    for (const dichas of [rapida, completa]) expect(dichas).toContain(AHORROS + dicha);
  });

  it.each([
    ['la fecha valor, para que gane más', `fecha_valor = '2026-10-02', gana_desde = '2026-10-02'`],
    ['solo desde cuándo gana', `gana_desde = '2026-10-02'`],
    ['la clase', `clase = 'ajuste'`],
  ])('no cambia %s', async (_, cambio) => {
    const { una } = mundo;
    await esperarEnAmbas(
      conSql(`update movimiento_ahorro set ${cambio} where (cuenta, n) = (${una.id}, 2)`),
      `El movimiento 2 de la cuenta ${una.numero} (partida ${partidas.deposito}) no es el que se selló.`,
    );
  });

  it('no agrega ni quita movimientos de una partida, con lo que ella movió puesto en orden', async () => {
    const { una, otra } = mundo;
    const agregar = (cuenta: number, monto: number) => [
      `insert into movimiento_ahorro (cuenta, n, clase, monto, saldo, fecha, fecha_valor, gana_desde, partida)
       select c.id, c.movimientos + 1, 'ajuste', ${monto}, c.saldo + ${monto}, '${HOY}', '${HOY}', '${HOY}', '${ids.deposito}'
       from cuenta_ahorro c where c.id = ${cuenta}`,
      `update cuenta_ahorro set saldo = saldo + ${monto}, movimientos = movimientos + 1 where id = ${cuenta}`,
    ];
    await esperarEnAmbas(
      conSql(
        ...agregar(una.id, 5_000),
        ...agregar(otra.id, -5_000),
        `update linea_de_ahorro set abonado = abonado + 5000, retirado = retirado + 5000, debe = debe + 5000, haber = haber + 5000
         where partida = '${ids.deposito}'`,
      ),
      `Los movimientos de la partida ${partidas.deposito} no son los que se sellaron: ahora son de las cuentas ${una.numero}, ${otra.numero}.`,
    );
    await esperarEnAmbas(
      conSql(
        `delete from movimiento_ahorro where partida = '${ids.traspaso}'`,
        `update movimiento_ahorro set n = n - 1, saldo = saldo + 10000 where cuenta = ${una.id} and n > 3`,
        `update movimiento_ahorro set n = n - 1, saldo = saldo - 10000 where cuenta = ${otra.id} and n > 2`,
        `update cuenta_ahorro set saldo = saldo + 10000, movimientos = movimientos - 1 where id = ${una.id}`,
        `update cuenta_ahorro set saldo = saldo - 10000, movimientos = movimientos - 1 where id = ${otra.id}`,
        `update linea_de_ahorro set abonado = 0, retirado = 0, debe = 0, haber = 0 where partida = '${ids.traspaso}'`,
      ),
      `La partida ${partidas.traspaso} se selló con movimientos que ya no están.`,
    );
  });

  it('no toma para una los intereses de otra', async () => {
    const { una, otra } = mundo;
    await esperarEnAmbas(
      conSql(
        `update movimiento_ahorro set monto = monto + 10, saldo = saldo + 10 where cuenta = ${una.id} and clase = 'interes'`,
        `update movimiento_ahorro set saldo = saldo + 10 where cuenta = ${una.id} and clase = 'isr'`,
        `update movimiento_ahorro set monto = monto - 10, saldo = saldo - 10 where cuenta = ${otra.id} and clase = 'interes'`,
        `update movimiento_ahorro set saldo = saldo - 10 where cuenta = ${otra.id} and clase = 'isr'`,
        `update cuenta_ahorro set saldo = saldo + 10 where id = ${una.id}`,
        `update cuenta_ahorro set saldo = saldo - 10 where id = ${otra.id}`,
      ),
      `Los movimientos de la partida ${partidas.corrida} no son los que se sellaron: su corrida dice otra cosa de las cuentas ${una.numero}, ${otra.numero}.`,
    );
  });

  it('no cambia lo que se trajo, ni hace pasar por traído lo que no', async () => {
    const { una } = mundo;
    await esperarEnAmbas(
      conSql(`update movimiento_ahorro set gana_desde = '2026-10-09' where (cuenta, n) = (${traida.id}, 2)`),
      `Los movimientos 1 a 2 de la cuenta ${traida.numero} no son los que dice la bitácora.`,
    );
    const ponerSuelto = `insert into movimiento_ahorro (cuenta, n, clase, monto, saldo, fecha, fecha_valor, gana_desde)
      select c.id, c.movimientos + 1, 'deposito', 10, c.saldo + 10, '${HOY}', '${HOY}', '${HOY}' from cuenta_ahorro c where c.id = ${una.id}`;
    const [rapida] = await verificarDeLasDosFormas(conSql(ponerSuelto));
    const n = await ultimoDe(una.id, 1);
    expect(rapida).toContain(
      `${AHORROS}El movimiento ${n} de la cuenta ${una.numero} no lo sella ninguna partida ni lo dice la bitácora.`,
    );
    const [conBitacora] = await verificarDeLasDosFormas(
      conSql(
        ponerSuelto,
        `insert into bitacora (accion, entidad, id_entidad, despues)
         select 'ahorros:importar', 'movimiento_ahorro', '${una.id}', jsonb_build_object('desde', m.n, 'hasta', m.n, 'huella', encode(movimientos_huella(
           array[movimiento_sellado(m.cuenta, m.clase, m.monto, m.fecha_valor, m.gana_desde)]), 'hex'))
         from movimiento_ahorro m where m.cuenta = ${una.id} and m.partida is null`,
      ),
    );
    expect(conBitacora).toContain(
      `${AHORROS}La cuenta ${una.numero} recibió movimientos sin partida cuando su producto ya estaba en uso.`,
    );
  });

  it('si cambia también lo que la partida dice, la partida ya no es la que se selló', async () => {
    const { una } = mundo;
    const [, completa] = await verificarDeLasDosFormas(
      conSql(
        `update movimiento_ahorro set gana_desde = '2026-10-02' where (cuenta, n) = (${una.id}, 2)`,
        `update partida p set movimientos = (select movimientos_huella(array_agg(
           movimiento_sellado(m.cuenta, m.clase, m.monto, m.fecha_valor, m.gana_desde))) from movimiento_ahorro m where m.partida = p.id)
         where p.id = '${ids.deposito}'`,
      ),
    );
    expect(completa).toEqual([
      `La partida ${partidas.deposito} cambió después de contabilizarse: su contenido no corresponde a su huella.`,
    ]);
    const [, sinDigesto] = await verificarDeLasDosFormas(
      conSql(`update partida set movimientos = null where id = '${ids.deposito}'`),
    );
    expect(sinDigesto).toContain(
      `La partida ${partidas.deposito} cambió después de contabilizarse: su contenido no corresponde a su huella.`,
    );
  });
});

it('lo que había antes de que se sellara lo tiene la bitácora, cuenta por cuenta', async () => {
  const migracion = await readFile(MIGRACION, 'utf8');
  const [, anotar = ''] = migracion.split('-- What was there before: from here on, the bitácora holds it.');
  const comoAntes = conSql(
    `delete from bitacora where entidad = 'movimiento_ahorro'`,
    `update partida set movimientos = null`,
    anotar,
  );
  expect(await trasElAtaque(dueno, comoAntes, compararMovimientosSellados)).toEqual([]);
  const alterado: Ataque = async (tx) => {
    await comoAntes(tx);
    await conSql(
      `update movimiento_ahorro set clase = 'ajuste' where (cuenta, n) = (${mundo.una.id}, 2)`,
      `insert into movimiento_ahorro (cuenta, n, clase, monto, saldo, fecha, fecha_valor, gana_desde)
       values (${mundo.deOtraAgencia.id}, 2, 'deposito', 10, 50010, '${HOY}', '${HOY}', '${HOY}')`,
      `update cuenta_ahorro set movimientos = 2 where id = ${mundo.deOtraAgencia.id}`,
    )(tx);
  };
  const hasta = await ultimoDe(mundo.una.id, 0);
  expect(await trasElAtaque(dueno, alterado, compararMovimientosSellados)).toEqual([
    `Los movimientos 1 a ${hasta} de la cuenta ${mundo.una.numero} no son los que dice la bitácora.`,
    `El movimiento 2 de la cuenta ${mundo.deOtraAgencia.numero} no lo sella ninguna partida ni lo dice la bitácora.`,
  ]);
});

async function ultimoDe(cuenta: number, mas: number): Promise<number> {
  const suya = mundo.db.selectFrom('cuentaAhorro').select('movimientos').where('id', '=', cuenta);
  return (await suya.executeTakeFirstOrThrow()).movimientos + mas;
}

describe('la base', () => {
  const deposito = (movimientos: readonly MovimientoPorSellar[]) =>
    porContabilizar({
      ...{ origen: 'ahorro', tipo: 'diario', fecha: HOY, agencia: '01', concepto: 'Depósito', autor: null },
      lineas: [alDebe(BANCO, centavos(50_00)), alHaber(AHORRO, centavos(50_00))],
      movimientos,
    });
  const suyo = (): MovimientoPorSellar => ({
    ...{ cuenta: mundo.una.id, clase: 'deposito', monto: centavos(50_00), fechaValor: HOY, ganaDesde: HOY },
  });
  const mover = (tx: Tx, partida: string, cuenta = mundo.una.id, valor = HOY) =>
    sql`select ahorro_mover(${cuenta}, 'deposito', 5000, ${HOY}::date, ${valor}::date, ${partida}::uuid)`.execute(
      tx,
    );
  const intentar = (trabajo: (tx: Tx) => Promise<void>) =>
    enUnaTransaccion(trabajo).then(
      () => 'aceptado',
      (error: unknown) => restriccionRota(error) ?? String(error),
    );

  it('niega a quien no dice lo que mueve, o dice otra cosa', async () => {
    const otras: readonly MovimientoPorSellar[][] = [
      [],
      [{ ...suyo(), cuenta: mundo.otra.id }],
      [{ ...suyo(), monto: centavos(49_99) }],
      [{ ...suyo(), clase: 'ajuste' }],
      [{ ...suyo(), fechaValor: '2026-11-15', ganaDesde: '2026-11-15' }],
      [suyo(), suyo()],
    ];
    for (const movimientos of otras) {
      const partida = deposito(movimientos);
      const hecho = await intentar(async (tx) => {
        await contabilizar(tx, mundo.reloj.ahora(), [partida]);
        await mover(tx, partida.id);
      });
      expect(hecho).toBe('CUENTA_DE_AHORROS');
    }
  });

  it('niega a quien dice movimientos que no hace', async () => {
    const partida = porContabilizar({
      ...{ origen: 'ahorro', tipo: 'diario', fecha: HOY, agencia: '01', concepto: 'Nada', autor: null },
      lineas: [alDebe(BANCO, centavos(50_00)), alHaber('7011010101', centavos(50_00))],
      movimientos: [suyo()],
    });
    const hecho = await intentar(async (tx) => {
      await contabilizar(tx, mundo.reloj.ahora(), [partida]);
    });
    expect(hecho).toBe('CUENTA_DE_AHORROS');
  });

  it('niega un movimiento más bajo una partida de antes, aunque sea de un producto que no está en uso', async () => {
    const hecho = await intentar(async (tx) => {
      await sql`select ahorro_traer(array[${traida.id}]::bigint[], array['deposito'], array[100]::bigint[], array[${HOY}]::date[],
        array[${HOY}]::date[], array[${HOY}]::date[], array[${ids.deposito}]::uuid[], array[null]::integer[], array[null]::text[],
        array[null]::text[])`.execute(tx);
    });
    expect(hecho).toBe('CUENTA_DE_AHORROS');
  });
});

const alAzar = fc.record({
  cuenta: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  clase: fc.constantFrom(...clasesDeMovimientoAhorro),
  monto: fc.integer({ min: -9_000_000_000, max: 9_000_000_000 }).map(centavos),
  fechaValor: fc.integer({ min: -20_000, max: 60_000 }).map(fechaDeDia),
  ganaDesde: fc.integer({ min: -20_000, max: 60_000 }).map(fechaDeDia),
});

it('PostgreSQL y core resumen igual, sea como sea que la sesión escriba fechas', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(alAzar, { minLength: 1, maxLength: 12 }),
      fc.constantFrom('ISO, MDY', 'German', 'SQL, DMY'),
      async (movimientos, estilo) => {
        const columna = <K extends keyof MovimientoPorSellar>(campo: K) =>
          movimientos.map((uno) => uno[campo]);
        const { rows } = await mundo.db.transaction().execute(async (tx) => {
          await sql`select set_config('datestyle', ${estilo}, true)`.execute(tx);
          return sql<{ huella: string }>`
            select encode(movimientos_huella(array_agg(movimiento_sellado(u.cuenta, u.clase, u.monto, u.valor::date, u.gana::date))), 'hex') as huella
            from unnest(${columna('cuenta')}::bigint[], ${columna('clase')}::text[], ${columna('monto')}::bigint[],
              ${columna('fechaValor')}::text[], ${columna('ganaDesde')}::text[]) u (cuenta, clase, monto, valor, gana)`.execute(
            tx,
          );
        });
        expect(rows[0]?.huella).toBe(hash('sha256', contenidoDeMovimientos(movimientos)));
      },
    ),
    { numRuns: 60 },
  );
});
