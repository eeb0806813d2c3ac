// The demo's people, one per role; its history brings more cajeros. They exist only for the demo: whenever it is off they are disabled and out.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import { sql } from 'kysely';
import { cifrarContrasena } from '#acceso/credenciales/contrasena.ts';
import { cerrarSesiones } from '#acceso/sesiones/cerrar-sesiones.ts';
import { darDeAlta } from '#acceso/usuarios/dar-de-alta.ts';
import { type Contexto, contextoDelSistema } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { identificadorDe } from './identificador.ts';

export const CONTRASENA_DEMO = 'Cuadra-2026';

export interface UsuarioDemo {
  readonly nombre: string;
  readonly correo: string;
  readonly rol: Rol;
  readonly agencias: readonly string[];
}

const CENTRAL = ['01'];
const TODAS = ['01', '02', '03'];

export const usuariosDemo: readonly UsuarioDemo[] = [
  { nombre: 'Ana Lucía Morales Caal', correo: 'admin@cuadra.demo', rol: 'administrador', agencias: TODAS },
  { nombre: 'Carlos Enrique Xol Pop', correo: 'contador@cuadra.demo', rol: 'contador', agencias: TODAS },
  { nombre: 'María Fernanda Coy Leal', correo: 'contador2@cuadra.demo', rol: 'contador', agencias: TODAS },
  { nombre: 'José Alfredo Tiul Choc', correo: 'auxiliar@cuadra.demo', rol: 'auxiliar', agencias: CENTRAL },
  { nombre: 'Karla Judith Sierra Bol', correo: 'cajero@cuadra.demo', rol: 'cajero', agencias: CENTRAL },
  { nombre: 'Mynor Estuardo Ac Ical', correo: 'jefe@cuadra.demo', rol: 'jefe_agencia', agencias: CENTRAL },
  { nombre: 'Silvia Beatriz Macz Ponce', correo: 'ahorros@cuadra.demo', rol: 'ahorros', agencias: CENTRAL },
  { nombre: 'Rodolfo Antonio Chén Rey', correo: 'auditor@cuadra.demo', rol: 'auditor', agencias: TODAS },
];

/** A condition on the table usuario. */
export const esDeLaDemo = sql<boolean>`usuario.correo like '%@cuadra.demo'`;

/** Always the same, as everything in the demo: what a person signs is part of what the books are sealed with. */
export const idDeUsuarioDemo = (correo: string): string => identificadorDe(`usuario ${correo}`);

export async function cargarUsuariosDemo(
  tx: Tx,
  contexto: Contexto,
  usuarios: readonly UsuarioDemo[],
): Promise<void> {
  const contrasena = await cifrarContrasena(CONTRASENA_DEMO);
  for (const { rol, ...persona } of usuarios) {
    const id = idDeUsuarioDemo(persona.correo);
    await darDeAlta(tx, contexto, { ...persona, id, roles: [rol], contrasena });
  }
}

/** On every start: a database that was once a demo must not keep a door whose password is public. */
export async function ajustarUsuariosDemo({
  db,
  config,
  reloj,
}: Pick<Plataforma, 'db' | 'config' | 'reloj'>): Promise<void> {
  const contexto = contextoDelSistema(reloj.ahora(), 'inicio');
  await escribir(db, contexto, config.esDemo ? 'demo:habilitar' : 'demo:deshabilitar', async (tx) => {
    const cambiados = await tx
      .updateTable('usuario')
      .set({ activo: config.esDemo })
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where(esDeLaDemo)
      .where('activo', '<>', config.esDemo)
      .returning('id')
      .execute();
    if (config.esDemo) return;
    for (const { id } of cambiados)
      await cerrarSesiones(tx, contexto, { usuario: id }, 'fin de la demostración');
  });
}
