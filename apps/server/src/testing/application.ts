// The real application on a real database, called through its contract as the web application calls it. Doubles
// only for the clock and the post.

import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { iniciarSesion } from '@cuadra/contract/acceso/sesion';
import { ENCABEZADO_DE_AUTORIZACION } from '@cuadra/contract/control/encabezados';
import {
  type CallOf,
  type Endpoint,
  fillPath,
  queryString,
  type ResponseOf,
} from '@cuadra/contract/endpoint';
import type { Problema } from '@cuadra/contract/problema-en-json';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { inject } from 'vitest';
import type { CodigoDeInicio } from '#acceso/primer-inicio/codigo-de-inicio.ts';
import { crearAplicacion, type OpcionesDeAplicacion } from '#app.ts';
import { CONTRASENA_DEMO } from '#demo-institucion/usuarios.ts';
import { type Config, leerConfig } from '#platform/config.ts';
import { crearLogger } from '#platform/crear-logger.ts';
import type { Reserva } from '#platform/database/leer-sin-principal.ts';
import { abrirDatabase, abrirPool, type Database } from '#platform/database/pool.ts';
import { type LectorDeReportes, lectorSinReplica } from '#platform/database/replica/lector-de-reportes.ts';
import { abrirCanalDeEventos } from '#platform/events/canal-de-eventos.ts';
import type { Plazos } from '#platform/http/plazos.ts';
import type { Retiro } from '#platform/http/retiro.ts';
import { abrirTrabajos, type Trabajos } from '#platform/jobs/trabajos.ts';
import type { Carta } from '#platform/mail/cartero.ts';
import { abrirTallerDePdf } from '#platform/pdf/taller-de-pdf.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import type { Reloj } from '#platform/reloj.ts';
import { abrirTallerDeHojas } from '#platform/sheets/taller-de-hojas.ts';
import { abrirTrabajosPesados } from '#platform/trabajos-pesados/trabajos-pesados.ts';
import { PLANTILLA } from './clusters.setup.ts';
import { crearBase } from './databases.ts';
import { type PoliticaDePrueba, plantillaConDemo } from './templates.ts';

/** Where nobody waits. */
export interface RelojDePrueba extends Reloj {
  poner(instante: string): void;
  avanzar(duracion: Temporal.DurationLike): void;
}

export interface AplicacionDePrueba {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly plataforma: Plataforma;
  /** As the owner of the schema, for looking behind the application's back. */
  readonly url: string;
  /** The application's role in PostgreSQL. */
  readonly papel: string;
  /** As the application itself enters, for trying what it may not do. */
  readonly urlDeLaAplicacion: string;
  readonly reloj: RelojDePrueba;
  readonly cartas: Carta[];
  llamar<E extends Endpoint>(
    endpoint: E,
    call: CallOf<E>,
    opciones?: OpcionesDeLlamada,
  ): Promise<Respuesta<E>>;
  /** The token of a demo user. */
  entrar(correo: string): Promise<string>;
  cerrar(): Promise<void>;
}

export interface OpcionesDeLlamada {
  readonly token?: string;
  readonly direccion?: string;
  /** Idempotency-Key */
  readonly llave?: string;
  /** The header with which another person's consent is asked for, or used. */
  readonly autorizacion?: string | undefined;
}

export interface Respuesta<E extends Endpoint> {
  readonly status: number;
  readonly cuerpo: ResponseOf<E>;
  readonly problema: Problema;
  readonly cruda: LightMyRequestResponse;
}

export async function aplicacionDePrueba(
  opciones: {
    demo?: boolean;
    historia?: boolean;
    /** An institution whose set-up is not signed off yet: one person grants, and it takes effect at once. */
    enPuestaEnMarcha?: boolean;
    /** What is asked of people: see PoliticaDePrueba. */
    politica?: PoliticaDePrueba;
    config?: Partial<Config>;
    /** Others than the usual only in tests of their change. */
    secretos?: Partial<Pick<Plataforma, 'secreto' | 'secretoAnterior'>>;
    limitarPeticiones?: boolean;
    plazos?: Plazos;
    retiro?: Retiro;
    /** The one of the first start, where there are no users. */
    codigoDeInicio?: CodigoDeInicio;
    /** The files of the programs that it starts; without them, none. */
    programas?: Pick<OpcionesDeAplicacion, 'llenarPractica' | 'programa'>;
    /** With the queue of jobs, which takes a second to open. */
    trabajos?: boolean;
    /** By another way than its own address: through what stands before PostgreSQL in a cluster. */
    porDonde?: (url: string) => string | Promise<string>;
    reserva?: (url: string) => Reserva;
    /** Another than the database itself. */
    reportes?: (db: Database) => LectorDeReportes;
  } = {},
): Promise<AplicacionDePrueba> {
  const reloj = relojDePrueba('2026-11-16T15:00:00Z');
  // Made by whoever writes there, and never that of somebody who works on Cuadra.
  const carpetaDatos = join(tmpdir(), `cuadra-datos-${randomUUID()}`);
  const config = {
    ...leerConfig({
      NODE_ENV: 'test',
      DATA_DIR: carpetaDatos,
      CUADRA_DEMO: String(opciones.demo ?? true),
      CUADRA_DEMO_HISTORIA: String(opciones.historia ?? false),
    }),
    ...opciones.config,
  };
  const administracion = inject('urlDeAdministracion');
  const demo = {
    historia: config.demoConHistoria,
    firmada: opciones.enPuestaEnMarcha !== true,
    politica: opciones.politica ?? 'amplia',
  };
  const plantilla = config.esDemo ? await plantillaConDemo(administracion, reloj, demo) : PLANTILLA;
  const base = await crearBase(administracion, plantilla);
  const entrada = (await opciones.porDonde?.(base.urlDeLaAplicacion)) ?? base.urlDeLaAplicacion;
  const pool = abrirPool(entrada);
  const log = crearLogger('silent');
  // As abrir-plataforma.ts does: a connection killed while idle is replaced, not an error of the process.
  pool.on('error', (error) => log.warn({ err: error }, 'Se perdió una conexión'));
  const reserva = opciones.reserva?.(entrada);
  const db = abrirDatabase(pool, reserva);
  const cartas: Carta[] = [];
  const eventos = await abrirCanalDeEventos(entrada, log);
  const pdf = abrirTallerDePdf();
  const hojas = abrirTallerDeHojas();
  const trabajos = opciones.trabajos
    ? await abrirTrabajos(entrada, log, { sondeoSegundos: 0.5 })
    : sinTrabajos;
  const plataforma: Plataforma = {
    config,
    db,
    conexiones: () => ({
      abiertas: pool.totalCount,
      ociosas: pool.idleCount,
      esperando: pool.waitingCount,
    }),
    reserva,
    reportes: opciones.reportes?.(db) ?? lectorSinReplica(db),
    reloj,
    log,
    secreto: 'un secreto de prueba que nadie más conoce',
    secretoAnterior: undefined,
    ...opciones.secretos,
    eventos,
    cartero: {
      hayServidor: config.smtpUrl !== undefined,
      enviar: async (_tx: unknown, carta: Carta) => void cartas.push(carta),
      entregar: async (carta: Carta) => void cartas.push(carta),
    },
    pdf,
    hojas,
    trabajos,
    pesados: abrirTrabajosPesados({ db, reloj, log }),
  };
  const app = await crearAplicacion(plataforma, {
    limitarPeticiones: opciones.limitarPeticiones ?? false,
    conVigilancias: false,
    codigoDeInicio: opciones.codigoDeInicio,
    ...opciones.programas,
    ...(opciones.plazos === undefined ? {} : { plazos: opciones.plazos }),
    ...(opciones.retiro === undefined ? {} : { retiro: opciones.retiro }),
  });
  await app.ready();

  const llamar: AplicacionDePrueba['llamar'] = async (endpoint, call, opcionesDeLlamada = {}) => {
    const { token, direccion, llave, autorizacion } = opcionesDeLlamada;
    const { params, query, body } = call as { params?: object; query?: object; body?: unknown };
    const esUpload = endpoint.body !== undefined && 'kind' in endpoint.body;
    const archivo = body as { mediaType: string; bytes: Uint8Array } | undefined;
    const cruda = await app.inject({
      method: endpoint.method,
      url:
        fillPath(endpoint.path, params as Record<string, unknown>) +
        queryString(query as Record<string, unknown>),
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(llave === undefined ? {} : { 'idempotency-key': llave }),
        ...(autorizacion === undefined ? {} : { [ENCABEZADO_DE_AUTORIZACION]: autorizacion }),
        ...(esUpload && archivo !== undefined ? { 'content-type': archivo.mediaType } : {}),
      },
      ...(direccion === undefined ? {} : { remoteAddress: direccion }),
      ...(body === undefined
        ? {}
        : { payload: esUpload ? Buffer.from(archivo?.bytes ?? []) : (body as object) }),
    });
    const esJson = String(cruda.headers['content-type'] ?? '').includes('json');
    const cuerpo = esJson ? cruda.json() : undefined;
    return { status: cruda.statusCode, cuerpo, problema: cuerpo, cruda };
  };

  return {
    app,
    db,
    plataforma,
    url: base.url,
    papel: base.papel,
    urlDeLaAplicacion: base.urlDeLaAplicacion,
    reloj,
    cartas,
    llamar,
    async entrar(correo) {
      const { status, cuerpo, problema } = await llamar(iniciarSesion, {
        body: { email: correo, password: CONTRASENA_DEMO },
      });
      if (status !== 200) throw new Error(`No entró ${correo}: ${problema.detail}`);
      return cuerpo.accessToken;
    },
    async cerrar() {
      await app.close();
      await trabajos.cerrar();
      await pdf.cerrar();
      await hojas.cerrar();
      await eventos.cerrar();
      await db.destroy();
      await reserva?.cerrar();
      await base.borrar();
      await rm(carpetaDatos, { recursive: true, force: true });
    },
  };
}

/** Nobody attends the queue; whoever needs it asks for it. */
const sinTrabajos: Trabajos = {
  encolar: () => Promise.reject(new Error('Esta prueba no abrió los trabajos.')),
  atender: async () => undefined,
  atenderPorReloj: async () => undefined,
  enCurso: () => false,
  ponerAlDia: async () => undefined,
  cerrar: async () => undefined,
};

export function relojDePrueba(inicio: string): RelojDePrueba {
  let actual = Temporal.Instant.from(inicio);
  return {
    ahora: () => actual,
    esperar: async () => undefined,
    poner(instante) {
      actual = Temporal.Instant.from(instante);
    },
    avanzar(duracion) {
      actual = actual.add(duracion);
    },
  };
}
