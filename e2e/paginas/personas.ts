// People of a test's own, so that no other test changes what they see; and what they do without a browser.
import { randomUUID } from 'node:crypto';
import type { Rol } from '@cuadra/contract/acceso/permisos';
import { iniciarSesion } from '@cuadra/contract/acceso/sesion';
import { crearUsuario } from '@cuadra/contract/administracion/usuarios';
import { aceptarAdvertencia } from '@cuadra/contract/contabilidad/borradores/advertencias';
import { contabilizarPartida, enviarPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import { verEfecto } from '@cuadra/contract/contabilidad/borradores/efecto';
import { verPartida } from '@cuadra/contract/contabilidad/partidas';
import {
  type CallOf,
  type Endpoint,
  fillPath,
  queryString,
  type ResponseOf,
} from '@cuadra/contract/endpoint';
import { type APIRequestContext, expect } from '@playwright/test';
import pg from 'pg';
import { BASE_INCLUIDA } from '../../apps/server/src/platform/abrir-plataforma.ts';
import { urlDelQueCorre } from '../../apps/server/src/platform/bundled-postgres/url-del-que-corre.ts';
import { ponerContrasenaComoDueno } from '../../apps/server/src/testing/contrasena-como-dueno.ts';
import { otorgarComoDueno } from '../../apps/server/src/testing/otorgar-como-dueno.ts';
import { CONTRASENA_DEMO } from './acceso.ts';

export const CONTRASENA = 'Cardamomo-de-Coban-77';
const AGENCIA_CENTRAL = '01';

export interface Persona {
  readonly id: string;
  readonly nombre: string;
  readonly correo: string;
}

/** Does something as somebody, and fails the test if the server refuses it. */
export type Hacer = <E extends Endpoint>(endpoint: E, partes: CallOf<E>) => Promise<ResponseOf<E>>;

/** Each with a name that nobody else has. They have their password at once: how people come to theirs has its own tests. */
export async function nuevasPersonas<const N extends readonly (readonly [string, Rol, string?])[]>(
  request: APIRequestContext,
  ...quienes: N
): Promise<{ [I in keyof N]: Persona }> {
  const administrar = await como(request, 'admin@cuadra.demo', CONTRASENA_DEMO);
  const url = await urlDelDueno();
  const personas: Persona[] = [];
  for (const [nombre, rol, agencia = AGENCIA_CENTRAL] of quienes) {
    const unico = randomUUID();
    const correo = `${unico}@ejemplo.gt`;
    const body = {
      nombre: `${nombre} ${unico.slice(0, 6)}`,
      correo,
      // What one person does not give alone, which is all but this, is given by the owner of the tables, below.
      roles: ['auditor' as const],
      agencias: [agencia],
    };
    const { id } = await administrar(crearUsuario, { body });
    const persona = { id, nombre: body.nombre, correo };
    await ponerContrasenaComoDueno(url, id, CONTRASENA);
    if (rol !== 'auditor') await otorgarComoDueno(url, correo, [rol]);
    personas.push(persona);
  }
  return personas as { [I in keyof N]: Persona };
}

/** A role more, which excludes what they have: as somebody could hold it before it was forbidden. */
export async function darRolDesdeAntes({ id }: Persona, rol: Rol): Promise<void> {
  const dueno = new pg.Client({ connectionString: await urlDelDueno() });
  await dueno.connect();
  try {
    // In one transaction: nobody else finds the guard off.
    await dueno.query(`begin; set local cuadra.accion = 'prueba';
      alter table usuario_rol disable trigger compatible;
      insert into usuario_rol values ('${id}', '${rol}');
      alter table usuario_rol enable trigger compatible; commit`);
  } finally {
    await dueno.end();
  }
}

async function urlDelDueno(): Promise<string> {
  const url = await urlDelQueCorre(process.env.CUADRA_E2E_DATOS ?? '', BASE_INCLUIDA);
  if (url === undefined) throw new Error('La base de estas pruebas no está corriendo.');
  return url;
}

export async function como(request: APIRequestContext, email: string, password = CONTRASENA): Promise<Hacer> {
  const token = await ingreso(request, email, password);
  const hacer: Hacer = (endpoint, partes) => enviar(request, endpoint, partes, token);
  return async (endpoint, partes) => {
    const { id } = (partes as { params?: { id?: string } }).params ?? {};
    if (QUE_ACEPTAN.has(endpoint.path) && id !== undefined) await aceptarAdvertencias(hacer, id);
    return hacer(endpoint, partes);
  };
}

const QUE_ACEPTAN: ReadonlySet<string> = new Set([enviarPartida.path, contabilizarPartida.path]);

/** What a person would be asked about on screen: each warning, with a reason. */
async function aceptarAdvertencias(hacer: Hacer, id: string): Promise<void> {
  const { tipo, fecha, fechaDocumento, agencia, concepto, lineas } = await hacer(verPartida, {
    params: { id },
  });
  const escrita = {
    ...{ id, fecha, fechaDocumento, agencia, concepto },
    tipo: tipo as CallOf<typeof verEfecto>['body']['tipo'],
    lineas: lineas.map(({ n: _, nombreCuenta: __, ...linea }) => linea),
  };
  const { advertencias } = await hacer(verEfecto, { body: escrita });
  for (const { codigo, clave, aceptada } of advertencias)
    if (aceptada === null)
      await hacer(aceptarAdvertencia, {
        params: { id },
        body: { codigo, clave, motivo: 'Es de una prueba' },
      });
}

async function ingreso(request: APIRequestContext, email: string, password: string): Promise<string> {
  return (await enviar(request, iniciarSesion, { body: { email, password } })).accessToken;
}

/** The tests' own preparations do not spend what the office's address may try in a minute: each file comes from its own. */
const DE_OTRO_LUGAR = { 'x-forwarded-for': `10.${octeto()}.${octeto()}.${octeto()}` };

function octeto(): number {
  return Math.floor(Math.random() * 250) + 1;
}

async function enviar<E extends Endpoint>(
  request: APIRequestContext,
  { method, path }: E,
  partes: CallOf<E>,
  token = '',
): Promise<ResponseOf<E>> {
  const { params, query, body } = partes as { params?: object; query?: object; body?: unknown };
  const archivo = body instanceof Object && 'mediaType' in body ? (body as Upload) : undefined;
  const respuesta = await request.fetch(fillPath(path, { ...params }) + queryString({ ...query }), {
    method,
    headers: {
      ...DE_OTRO_LUGAR,
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(archivo === undefined ? {} : { 'content-type': archivo.mediaType }),
    },
    ...(body === undefined ? {} : { data: archivo === undefined ? body : Buffer.from(archivo.bytes) }),
  });
  expect(respuesta.ok(), `${method} ${path}: ${await respuesta.text()}`).toBe(true);
  return respuesta.json();
}

/** A file, as its own bytes. */
interface Upload {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}
