// Asociados that come in a sheet: each judged as one that is written by hand, none twice.

import { type AsociadoNuevo, asociadoNuevo } from '@cuadra/contract/ahorros/asociados';
import type { CampoDeAsociados } from '@cuadra/contract/ahorros/importaciones';
import { CERO } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { hoyEn } from '#platform/reloj.ts';
import type { FilaPorLeer } from './fila-por-leer.ts';
import type { Importable } from './importar-hoja.ts';

export const importableDeAsociados: Importable<CampoDeAsociados, AsociadoNuevo> = {
  accion: 'ahorros:importar-asociados',
  leer: leerAsociado,
  async juzgar(tx, contexto, filas) {
    const yaHay = await inscritos(
      tx,
      filas.map(({ valor }) => valor),
    );
    const vistos = new Map<string, number>();
    for (const { fila, valor } of filas) {
      const { dpi, agencia } = valor;
      if (!contexto.actor.agencias.includes(agencia)) fila.negar('agencia', 'No trabaja en esa agencia.');
      if (dpi === null) continue;
      const antes = vistos.get(dpi);
      if (yaHay.has(dpi)) fila.negar('dpi', 'Ya hay un asociado con ese DPI.');
      else if (antes !== undefined) fila.negar('dpi', `Es el mismo DPI de la línea ${antes}.`);
      vistos.set(dpi, fila.linea);
    }
  },
  async guardar(tx, contexto, valores) {
    await inscribir(tx, contexto, valores);
    return CERO;
  },
};

function leerAsociado(fila: FilaPorLeer<CampoDeAsociados>): AsociadoNuevo | null {
  const dpi = fila.texto('dpi')?.replaceAll(/\D/g, '') ?? null;
  const nit = fila.texto('nit')?.replaceAll(/[\s-]/g, '').toUpperCase() ?? null;
  const leido = asociadoNuevo.safeParse({
    nombre: fila.texto('nombre') ?? '',
    dpi: dpi === '' ? null : dpi,
    nit,
    documento: fila.texto('documento'),
    nacimiento: fila.fecha('nacimiento'),
    telefono: fila.texto('telefono'),
    correo: fila.texto('correo'),
    direccion: fila.texto('direccion'),
    agencia: fila.texto('agencia') ?? '',
    ingreso: fila.fecha('ingreso') ?? undefined,
  });
  if (leido.success) return leido.data;
  for (const { path, message } of leido.error.issues)
    fila.negar(String(path[0]) as CampoDeAsociados, message);
  return null;
}

async function inscritos(tx: Tx, asociados: readonly AsociadoNuevo[]): Promise<ReadonlySet<string>> {
  const dpis = asociados.flatMap(({ dpi }) => dpi ?? []);
  const filas = await tx
    .selectFrom('asociado')
    .select('dpi')
    .where('dpi', '=', sql<string>`any(${dpis}::text[])`)
    .execute();
  return new Set(filas.flatMap(({ dpi }) => dpi ?? []));
}

async function inscribir(
  tx: Tx,
  { ahora }: ContextoConActor,
  asociados: readonly AsociadoNuevo[],
): Promise<void> {
  const hoy = hoyEn({ ahora: () => ahora }).toString();
  const columna = <K extends keyof AsociadoNuevo>(campo: K) => asociados.map((uno) => uno[campo] ?? null);
  await sql`
    insert into asociado (nombre, dpi, nit, documento, nacimiento, telefono, correo, direccion, agencia, ingreso)
    select * from unnest(${columna('nombre')}::text[], ${columna('dpi')}::text[], ${columna('nit')}::text[], ${columna('documento')}::text[],
      ${columna('nacimiento')}::date[], ${columna('telefono')}::text[], ${columna('correo')}::text[], ${columna('direccion')}::text[],
      ${columna('agencia')}::text[], ${asociados.map(({ ingreso }) => ingreso ?? hoy)}::date[])`.execute(tx);
}
