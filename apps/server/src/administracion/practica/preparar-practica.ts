// What makes a copy one to rehearse on: its name says so on everything, by a trigger that the application cannot take off; everybody enters
// with one password, which opens nothing else; and no role asks for a second factor, which nobody could have brought.
import { MARCA_DE_PRACTICA } from '@cuadra/contract/administracion/practica';
import type pg from 'pg';
import { cifrarContrasena } from '#acceso/credenciales/contrasena.ts';
import { volverAAnotarEsquema } from '#platform/database/esquema-dejado.ts';

/** `dueno`: the owner of the tables of the copy, just brought. */
export async function prepararPractica(dueno: pg.Client, contrasena: string): Promise<void> {
  const cifrada = await cifrarContrasena(contrasena);
  const { rows } = await dueno.query<{ id: string }>('select id from usuario where activo');
  await dueno.query('begin');
  await dueno.query(
    `select set_config('cuadra.accion', 'practica:preparar', true), set_config('cuadra.peticion', 'practica', true)`,
  );
  for (const { id } of rows) {
    await dueno.query(`select set_config('cuadra.actor', $1, true)`, [id]);
    await dueno.query('update usuario set contrasena = $2 where id = $1', [id, cifrada]);
  }
  await dueno.query(`select set_config('cuadra.actor', '', true)`);
  await dueno.query('delete from rol_con_segundo_factor');
  await dueno.query(MARCAR);
  await dueno.query('update institucion set nombre = nombre');
  await volverAAnotarEsquema(dueno);
  await dueno.query('commit');
}

/** Whatever somebody writes there as its name, it goes on saying what it is. */
const MARCAR = `
  create function institucion_de_practica() returns trigger language plpgsql as $$
  begin
    if not starts_with(new.nombre, '${MARCA_DE_PRACTICA}') then
      new.nombre := '${MARCA_DE_PRACTICA}' || new.nombre;
    end if;
    return new;
  end
  $$;
  create trigger institucion_de_practica before insert or update on institucion
    for each row execute function institucion_de_practica()`;
