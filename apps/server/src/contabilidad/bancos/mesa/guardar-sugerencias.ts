// What a pass suggests takes the place of what the one before did, in one transaction; what somebody took meanwhile is left out. A transfer is
// suggested on both of its accounts: whoever looks at either finds it.
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { avisarCambioDeBancos } from '../avisar-de-bancos.ts';
import { tomarCuenta } from '../cruces/cuenta-por-cruzar.ts';
import type { Hallado } from './hallar.ts';

export type Sugerible = Extract<Hallado, { clase: 'cruce' | 'regla' | 'traslado' }>;

interface Fila extends Pick<Sugerible, 'clase' | 'puntaje' | 'razones' | 'huella'> {
  readonly cuenta: string;
  readonly lineas: readonly string[];
  readonly movimientos: readonly string[];
  readonly regla: string | null;
  readonly otra: string | null;
}

export async function guardarSugerencias(
  db: Database,
  contexto: ContextoConActor,
  cuenta: string,
  sugeridos: readonly Sugerible[],
): Promise<void> {
  const filas = sugeridos.flatMap((sugerido) => filasDe(cuenta, sugerido));
  await escribir(db, contexto, 'bancos:sugerir', async (tx) => {
    const tocadas = new Set([
      cuenta,
      ...(await cuentasConLasDe(tx, cuenta)),
      ...filas.map((fila) => fila.cuenta),
    ]);
    for (const tocada of [...tocadas].sort()) await tomarCuenta(tx, tocada);
    await quitarAnteriores(tx, cuenta);
    await agregar(tx, filas);
    for (const tocada of tocadas) await avisarCambioDeBancos(tx, tocada);
  });
}

function filasDe(cuenta: string, sugerido: Sugerible): Fila[] {
  const { clase, puntaje, razones, huella } = sugerido;
  const comun = { clase, puntaje, razones, huella, cuenta, regla: null, otra: null, movimientos: [] };
  if (sugerido.clase === 'cruce')
    return [{ ...comun, lineas: sugerido.lineas, movimientos: sugerido.movimientos }];
  const aqui = { ...comun, lineas: [sugerido.linea] };
  if (sugerido.clase === 'regla') return [{ ...aqui, regla: sugerido.regla }];
  const { otraCuenta, otraLinea, linea } = sugerido;
  return [
    { ...aqui, otra: otraLinea },
    { ...comun, cuenta: otraCuenta, lineas: [otraLinea], otra: linea },
  ];
}

/** Which other accounts were told of a transfer with this one. */
async function cuentasConLasDe(tx: Tx, cuenta: string): Promise<string[]> {
  const { rows } = await sql<{ cuenta: string }>`
    select distinct s.cuenta_bancaria as cuenta from sugerencia_de_banco s join linea_de_banco l on l.id = s.otra_linea
    where l.cuenta_bancaria = ${cuenta}::uuid`.execute(tx);
  return rows.map((fila) => fila.cuenta);
}

async function quitarAnteriores(tx: Tx, cuenta: string): Promise<void> {
  await sql`delete from sugerencia_de_banco s where s.cuenta_bancaria = ${cuenta}::uuid
    or s.otra_linea in (select l.id from linea_de_banco l join sugerencia_de_banco x on x.otra_linea = l.id
      where l.cuenta_bancaria = ${cuenta}::uuid)`.execute(tx);
}

/** Another pass may have told one account of the same transfer. */
async function agregar(tx: Tx, filas: readonly Fila[]): Promise<void> {
  await sql`insert into sugerencia_de_banco (cuenta_bancaria, clase, puntaje, razones, lineas, movimientos, regla, otra_linea, huella)
    select x.cuenta, x.clase, x.puntaje, x.razones, x.lineas, x.movimientos, x.regla, x.otra, x.huella
    from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb) as x (cuenta uuid, clase text, puntaje integer, razones jsonb,
      lineas uuid[], movimientos uuid[], regla uuid, otra uuid, huella text)
    where not exists (select from unnest(x.lineas || x.otra) u (id) join linea_de_banco l on l.id = u.id where l.pendiente = 0)
      and not exists (select from unnest(x.movimientos) u (id) join movimiento_de_banco m on m.id = u.id where m.pendiente = 0)
      and (x.regla is null or exists (select from regla_de_banco r where r.id = x.regla and r.activa))
    on conflict do nothing`.execute(tx);
}
