// Replaces both tables: only what differs is written, so the bitácora tells what really changed.
import type { FilaDeAutorizacion, FilaDePolitica, Politica } from '@cuadra/contract/control/politica';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';

export async function guardarPolitica(tx: Tx, { hacen, autorizan }: Politica): Promise<void> {
  const h = clavesDe(hacen);
  await sql`delete from politica p where not exists (
    select from unnest(${h.roles}::text[], ${h.operaciones}::text[], ${h.clases}::text[]) u (rol, operacion, clase)
    where (u.rol, u.operacion, u.clase) = (p.rol, p.operacion, p.clase))`.execute(tx);
  await sql`
    insert into politica as p (rol, operacion, clase, cada, al_dia, reautenticar, soporte_desde, avisa_desde)
    select u.* from unnest(${h.roles}::text[], ${h.operaciones}::text[], ${h.clases}::text[], ${columna(hacen, 'cada')}::bigint[],
      ${columna(hacen, 'alDia')}::bigint[], ${hacen.map(({ reautenticar }) => reautenticar)}::boolean[],
      ${columna(hacen, 'soporteDesde')}::bigint[], ${columna(hacen, 'avisaDesde')}::bigint[]) u
    on conflict (rol, operacion, clase) do update set cada = excluded.cada, al_dia = excluded.al_dia,
      reautenticar = excluded.reautenticar, soporte_desde = excluded.soporte_desde, avisa_desde = excluded.avisa_desde
    where (p.cada, p.al_dia, p.reautenticar, p.soporte_desde, p.avisa_desde)
      is distinct from (excluded.cada, excluded.al_dia, excluded.reautenticar, excluded.soporte_desde, excluded.avisa_desde)`.execute(
    tx,
  );
  const a = clavesDe(autorizan);
  await sql`delete from politica_de_autorizacion p where not exists (
    select from unnest(${a.roles}::text[], ${a.operaciones}::text[], ${a.clases}::text[]) u (rol, operacion, clase)
    where (u.rol, u.operacion, u.clase) = (p.rol, p.operacion, p.clase))`.execute(tx);
  await sql`
    insert into politica_de_autorizacion as p (rol, operacion, clase, cada, al_dia)
    select u.* from unnest(${a.roles}::text[], ${a.operaciones}::text[], ${a.clases}::text[], ${columna(autorizan, 'cada')}::bigint[],
      ${columna(autorizan, 'alDia')}::bigint[]) u
    on conflict (rol, operacion, clase) do update set cada = excluded.cada, al_dia = excluded.al_dia
    where (p.cada, p.al_dia) is distinct from (excluded.cada, excluded.al_dia)`.execute(tx);
}

const clavesDe = (filas: readonly FilaDeAutorizacion[]) => ({
  roles: filas.map(({ rol }) => rol),
  operaciones: filas.map(({ operacion }) => operacion),
  clases: filas.map(({ clase }) => clase),
});

type Montos = 'cada' | 'alDia' | 'soporteDesde' | 'avisaDesde';

const columna = <M extends Montos>(filas: readonly Pick<FilaDePolitica, M>[], cual: M) =>
  filas.map((fila) => fila[cual]);
