// The next jornada opens on the count, reviewed or not what was before: the books and what is not posted yet make together
// what was counted, whatever the order in which differences are found and settled.
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hecha, type MundoDeCajas, mundoDeCajas } from '../testing/mundo-de-cajas.ts';
import { revisores } from './testing/revisores.ts';

let m: MundoDeCajas;
let r: ReturnType<typeof revisores>;

beforeAll(async () => {
  m = await mundoDeCajas();
  r = revisores(m);
});
afterAll(() => m.cerrar());

/** Book balance of the caja, plus the differences of jornadas that nobody reviewed. */
async function libroMasDiferencias(caja: string): Promise<number | undefined> {
  const { rows } = await sql<{ total: number }>`
    select (s.saldo + coalesce((
      select sum(a.diferencia) from jornada j join arqueo a on a.jornada = j.id
      where j.caja = s.caja and j.estado <> 'revisada' and (a.clase = 'apertura' or (a.clase = 'cierre'
        and a.n = (select max(o.n) from arqueo o where o.jornada = j.id and o.clase = 'cierre')))), 0))::bigint as total
    from saldo_de_caja s where s.caja = ${caja}`.execute(m.db);
  return rows[0]?.total;
}

const decidir = async (jornada: Jornada) => {
  const { diferencia } = jornada;
  const destino = diferencia === null || diferencia === 0 ? null : diferencia > 0 ? 'sobrante' : 'faltante';
  const vista = hecha(await r.revisar(m.jefe, jornada, destino, 'Se habló con el cajero'));
  if (vista.propuesta !== null) hecha(await r.aprobar(m.contador, vista, vista.propuesta.id));
};

test('libro más diferencias sin contabilizar es lo contado, en cada paso', async () => {
  const caja = m.cajas.c1;
  const pendientes: Jornada[] = [];
  // What differs at the opening, what moves, what differs at the close; and how many of the waiting ones are then reviewed, the last first.
  const dias = [
    [0, 0, -10_00, 0],
    [0, 250_00, 0, 0],
    [-5_00, -40_00, 7_00, 1],
    [30_00, 15_25, -80_01, 0],
    [0, 0, 0, 2],
    [-1, 1_00, 1, 2],
  ] as const;
  let enCaja = 10_000_00;
  for (const [deApertura, movido, deCierre, revisadas] of dias) {
    const monto = enCaja + deApertura;
    const abierta = await m.abrir(
      m.cajero,
      deApertura === 0 ? {} : { monto, explicacion: 'No era lo que quedó' },
    );
    expect(await libroMasDiferencias(caja)).toBe(monto);
    const sentido = movido < 0 ? 'salida' : 'entrada';
    if (movido !== 0) await m.mover(abierta, { monto: Math.abs(movido), sentido });
    expect(await libroMasDiferencias(caja)).toBe(monto + movido);
    enCaja = monto + movido + deCierre;
    const contada = await m.contar(m.cajero, abierta, enCaja);
    expect(contada.diferencia).toBe(deApertura + deCierre);
    expect(await libroMasDiferencias(caja)).toBe(enCaja);
    const hayDiferencia = deApertura !== 0 || deCierre !== 0;
    pendientes.push(await m.cerrarDia(m.cajero, contada, hayDiferencia ? 'No aparece' : undefined));
    for (const jornada of pendientes.splice(-revisadas || pendientes.length)) {
      await decidir(jornada);
      expect(await libroMasDiferencias(caja)).toBe(enCaja);
      await m.exigirIgualdad();
    }
  }
  for (const jornada of pendientes) await decidir(jornada);
  expect(await m.saldoDe(caja)).toBe(enCaja);
});
