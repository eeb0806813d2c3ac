// Several processes share a run and some of them die with a tanda in hand, at any moment: as long as one lives it ends by itself, with
// nobody asking again, and every account was paid once, what its line says.
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextoDelSistema } from '#platform/contexto.ts';
import { hastaQueAlguienEspere } from '#testing/hasta-que.ts';
import { abrirProceso, type ProcesoMortal } from '#testing/proceso-mortal.ts';
import { calcularCorrida } from '../corridas/calcular-corrida.ts';
import { cancelarCorrida } from '../corridas/cancelar-corrida.ts';
import { type MundoDeIntereses, mundoDeIntereses } from '../testing/mundo-de-intereses.ts';
import { encolarCorrida } from './atender-corridas.ts';
import { avanzarCorrida } from './avanzar-corrida.ts';

const CUENTAS = 8;
const PROCESOS_MAX = 4;
const VECES = 6;

let mundo: MundoDeIntereses;
let procesos: readonly ProcesoMortal[] = [];
beforeAll(async () => {
  mundo = await mundoDeIntereses();
  for (let i = 0; i < CUENTAS; i++) {
    const { id } = await mundo.abrir({ numero: `01-REP-${100 + i}`, agencia: i % 3 === 0 ? '02' : '01' });
    await mundo.depositar(id, 700_00 + i * 123_45);
  }
});
afterAll(async () => {
  await Promise.all(procesos.map((proceso) => proceso.cerrar()));
  await mundo?.cerrar();
});

/** How many work, with tandas of what size, which accounts hold up whoever comes to them, and which of the workers die there. */
const reparto = fc
  .record({
    cuantos: fc.integer({ min: 2, max: PROCESOS_MAX }),
    porTanda: fc.integer({ min: 1, max: 4 }),
    detenidas: fc.uniqueArray(fc.nat(CUENTAS - 1), { minLength: 1, maxLength: 3 }),
    mueren: fc.uniqueArray(fc.nat(PROCESOS_MAX - 1), { minLength: 1, maxLength: PROCESOS_MAX - 1 }),
  })
  .map(({ mueren, ...lo }) => ({
    ...lo,
    mueren: mueren.filter((i) => i < lo.cuantos).slice(0, lo.cuantos - 1),
  }));

test('al aplicar, mueran los que mueran, los que quedan terminan: cada cuenta una vez, y la suma es la de las líneas', async () => {
  await fc.assert(
    fc.asyncProperty(reparto, async ({ cuantos, porTanda, detenidas, mueren }) => {
      const antes = await saldos();
      const id = await mundo.calcular({}, porTanda);
      await mundo.aprobar(id);
      const lineas = await mundo.lineas(id);
      await mundo.empezarAAplicar(id);
      const suyas = detenidas.map((i) => lineas[i]?.cuenta ?? 0);
      const fines = await conCuentasTomadas(suyas, () => repartir(id, cuantos), mueren);
      expect(fines.filter((fin) => fin === 'murió')).toHaveLength(mueren.length);
      expect(await mundo.leer(id)).toMatchObject({ estado: 'aplicado', lineas: lineas.length });
      const despues = await saldos();
      for (const { cuenta, interes, isr } of lineas)
        expect((despues.get(cuenta) ?? 0) - (antes.get(cuenta) ?? 0)).toBe(interes - isr);
      expect(await abonosDe(id)).toEqual({
        abonos: lineas.length,
        abonado: lineas.reduce((suma, { interes }) => suma + interes, 0),
        finales: 1,
      });
      await mundo.exigirIgualdad();
      // Back to where it was, for the next one.
      await mundo.revertir(id);
    }),
    { numRuns: VECES },
  );
});

test('al calcular, también: las líneas son las de uno solo', async () => {
  const id = await mundo.calcular({}, 2);
  const solas = await mundo.lineas(id);
  const { huella, version } = await mundo.leer(id);
  await mundo.como(mundo.ahorrosDeTodas, ['ahorros'], (tx, contexto) =>
    calcularCorrida(tx, contexto, id, { version }, { encolar: async () => undefined }),
  );
  const fines = await conTomado('lock table corrida_linea in share mode', [], () => repartir(id, 3), [0, 2]);
  expect(fines.toSorted()).toEqual(['murió', 'murió', 'terminó']);
  expect(await mundo.leer(id)).toMatchObject({ estado: 'calculado', huella });
  expect(await mundo.lineas(id)).toEqual(solas);
  await cancelar(id);
});

test('una corrida tiene siempre más manos que las de un proceso, y nunca demasiadas', async () => {
  const manos = async (porTanda: number) => {
    const id = await mundo.calcular({}, porTanda);
    let encoladas = 0;
    const trabajos = { encolar: async () => void encoladas++ };
    await mundo.como(mundo.ahorrosDeTodas, ['ahorros'], (tx, { actor }) =>
      encolarCorrida(tx, trabajos, id, actor),
    );
    await cancelar(id);
    return encoladas;
  };
  expect([await manos(1), await manos(1_000)]).toEqual([6, 3]);
});

async function cancelar(id: number): Promise<void> {
  const { version } = await mundo.leer(id);
  await mundo.como(mundo.ahorrosDeTodas, ['ahorros'], (tx, contexto) =>
    cancelarCorrida(tx, contexto, id, { version, motivo: 'Era de prueba' }),
  );
}

type Fin = 'terminó' | 'murió';

/** None of them is told to stop the run: what is lost with a connection is for the others. */
function repartir(id: number, cuantos: number): Promise<Fin>[] {
  procesos = [...procesos, ...Array.from({ length: cuantos }, () => abrirProceso(mundo))];
  return procesos.slice(-cuantos).map(({ db }) =>
    avanzarCorrida({ ...mundo.plataforma, db }, id, {
      contexto: contextoDelSistema(mundo.reloj.ahora(), 'prueba'),
      esUltimoIntento: false,
    }).then(
      () => 'terminó',
      () => 'murió',
    ),
  );
}

const conCuentasTomadas = (
  cuentas: readonly number[],
  trabajo: () => Promise<Fin>[],
  mueren: readonly number[],
) => conTomado('select from cuenta_ahorro where id = any($1) for update', [cuentas], trabajo, mueren);

/** With that held, all of the workers come to wait, at it or for each other; then some die, and it is let go. */
async function conTomado(
  tomar: string,
  valores: readonly unknown[],
  trabajo: () => Promise<Fin>[],
  mueren: readonly number[],
): Promise<Fin[]> {
  const dueno = new pg.Client({ connectionString: mundo.url });
  await dueno.connect();
  try {
    await dueno.query('begin');
    await dueno.query(tomar, [...valores]);
    const fines = trabajo();
    await hastaQueAlguienEspere(mundo.url, fines.length);
    const { rows } = await dueno.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0
       order by xact_start, pid`,
    );
    for (const i of mueren) await procesos.find(({ tiene }) => tiene(rows[i]?.pid ?? 0))?.morir();
    await dueno.query('rollback');
    return await Promise.all(fines);
  } finally {
    await dueno.end();
  }
}

async function saldos(): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; saldo: number }>`select id, saldo from cuenta_ahorro`.execute(
    mundo.db,
  );
  return new Map(rows.map(({ id, saldo }) => [id, saldo]));
}

/** From the movements themselves; and how many times the run said that it was over. */
async function abonosDe(id: number) {
  const { rows } = await sql<{ abonos: number; abonado: number; finales: number }>`
    select count(*)::int as abonos, coalesce(sum(monto), 0)::bigint as abonado,
      (select count(*)::int from corrida_evento where corrida = ${id} and estado = 'aplicado') as finales
    from movimiento_ahorro where corrida = ${id} and clase = 'interes'`.execute(mundo.db);
  return rows[0];
}
