// Gives accounts exactly these tags. A tag that nobody had begins here, with the name as it was first written; one that
// exists keeps its own name, however it is written now. What an account already had is not touched, so the bitácora only
// tells what changed.
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';

export interface Asignacion {
  readonly idCuenta: string;
  readonly etiquetas: readonly string[];
}

export async function asignarEtiquetas(tx: Tx, asignaciones: readonly Asignacion[]): Promise<void> {
  const cuentas = asignaciones.map(({ idCuenta }) => idCuenta);
  const pares = asignaciones.flatMap(({ idCuenta, etiquetas }) =>
    etiquetas.map((nombre) => ({ idCuenta, nombre })),
  );
  const nombres = pares.map(({ nombre }) => nombre);
  const pedidas = sql`unnest(${pares.map(({ idCuenta }) => idCuenta)}::text[], ${nombres}::text[])
    as pedida (id_cuenta, nombre)`;
  await sql`
    insert into etiqueta (nombre_etiqueta)
    select distinct on (texto_de_busqueda(nombre)) nombre
    from unnest(${nombres}::text[]) with ordinality as nueva (nombre, lugar)
    order by texto_de_busqueda(nombre), lugar
    on conflict do nothing`.execute(tx);
  await sql`
    delete from cuenta_etiqueta suya
    where suya.id_cuenta = any(${cuentas}::text[]) and not exists (
      select from ${pedidas}
      where pedida.id_cuenta = suya.id_cuenta
        and texto_de_busqueda(pedida.nombre) = texto_de_busqueda(suya.nombre_etiqueta))`.execute(tx);
  await sql`
    insert into cuenta_etiqueta (id_cuenta, nombre_etiqueta)
    select pedida.id_cuenta, e.nombre_etiqueta
    from ${pedidas} join etiqueta e on texto_de_busqueda(e.nombre_etiqueta) = texto_de_busqueda(pedida.nombre)
    on conflict do nothing`.execute(tx);
}
