// Composes the platform and the features into one application: used by main.ts and by every integration test.
import { fileURLToPath } from 'node:url';
import { mediosDeSoporte } from '@cuadra/contract/contabilidad/borradores/soportes';
import { frasesDeEsquema } from '@cuadra/contract/frases-de-esquema';
import { CSV, DIARIO, XLSX } from '@cuadra/contract/medios';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { quienIntenta } from './acceso/credenciales/quien-intenta.ts';
import { crearPortero, type Portero } from './acceso/sesiones/portero.ts';
import { crearPresencia } from './acceso/sesiones/presencia.ts';
import { vigilarReenvio } from './administracion/bitacora/reenvio/reenviar.ts';
import { vigilarExportaciones } from './administracion/exportacion/vigilar-exportaciones.ts';
import { vigilarCambios } from './administracion/poderes/atender-cambios.ts';
import { rutasDeRespaldos } from './administracion/respaldos/routes.ts';
import { abrirTallerDeRespaldos } from './administracion/respaldos/taller-de-respaldos.ts';
import { vigilarRespaldos } from './administracion/respaldos/vigilar-respaldos.ts';
import { atenderSellos } from './administracion/sellos/atender-sellos.ts';
import { vigilarVencimientos } from './ahorros/cuentas/vencimientos.ts';
import { atenderIntereses } from './ahorros/intereses/routes.ts';
import { clasesDeCambio, periodicos } from './composicion.ts';
import { vigilarContrapartidas } from './contabilidad/estados-financieros/resumir-contrapartidas.ts';
import { atenderImpresiones } from './contabilidad/folios/atender-impresiones.ts';
import { abrirConsentimientos } from './control/autorizaciones/consentimientos.ts';
import { crearAvisoDeEscaner } from './escritorio/avisar-escaner.ts';
import type { Contexto } from './platform/contexto.ts';
import { abrirEscaner } from './platform/files/escaner.ts';
import { abrirAnotador } from './platform/http/anotador.ts';
import { type Certificado, leerCertificado, vigilarCertificado } from './platform/http/certificado.ts';
import { comprimir } from './platform/http/comprimir.ts';
import { direccionPropia } from './platform/http/escuchar.ts';
import { abrirInsistencia } from './platform/http/insistencia.ts';
import { leerJson } from './platform/http/leer-json.ts';
import { opcionesDeServidor } from './platform/http/opciones-de-servidor.ts';
import { describir, publicarOpenApi } from './platform/http/openapi.ts';
import { PLAZOS, type Plazos, vigilarCuerpos } from './platform/http/plazos.ts';
import { proteger } from './platform/http/proteger.ts';
import { responderErrores } from './platform/http/responder-errores.ts';
import { atenderRetiro, crearRetiro, type Retiro } from './platform/http/retiro.ts';
import { servirWeb } from './platform/http/servir-web.ts';
import { transmitirEventos } from './platform/http/transmitir-eventos.ts';
import { publicarMetricas } from './platform/metricas/publicar-metricas.ts';
import type { Plataforma } from './platform/plataforma.ts';
import { ProblemaError } from './platform/problema.ts';
import { registro } from './registro-de-reportes.ts';
import { atenderPartes, atenderReportes } from './reportes/atender-reportes.ts';
import { type LoDelPrograma, montarRutas } from './rutas.ts';

declare module 'fastify' {
  interface FastifyRequest {
    contexto: Contexto;
    /** Why the token that came was refused, when one did. */
    rechazo?: ProblemaError;
  }
}

const VERSION = '0.1.0';

export interface OpcionesDeAplicacion extends LoDelPrograma {
  /** The built web application; absent in tests of the API. */
  readonly carpetaWeb?: string;
  /** Off only in tests that call the same endpoint hundreds of times. */
  readonly limitarPeticiones?: boolean;
  /** Others than the usual only in tests, which do not wait for them. */
  readonly plazos?: Plazos;
  /** What it does of its own accord every so often; off only in tests, whose data nobody else may touch meanwhile. */
  readonly conVigilancias?: boolean;
  /** Whether the process is leaving; who stops it says so. */
  readonly retiro?: Retiro;
}

z.config({ localeError: frasesDeEsquema });

export async function crearAplicacion(
  plataforma: Plataforma,
  opciones: OpcionesDeAplicacion = {},
): Promise<FastifyInstance> {
  const { carpetaWeb, limitarPeticiones = true, plazos = PLAZOS, conVigilancias = true } = opciones;
  const { retiro = crearRetiro() } = opciones;
  const { tls, direccionPublica } = plataforma.config;
  const certificado = tls === undefined ? undefined : leerCertificado(tls);
  const app = Fastify(opcionesDeServidor(plataforma, plazos, certificado)) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  abrirAnotador(app, plataforma);
  abrirInsistencia(app, plataforma);
  app.decorate('consentimientos', abrirConsentimientos(plataforma.db));
  responderErrores(app);
  registrarPeticiones(app);
  vigilarCuerpos(app, plazos);
  leerJson(app);
  recibirArchivos(app);
  escanearArchivos(app, plataforma);
  const portero = crearPortero(plataforma);
  identificar(app, plataforma, portero, certificado);
  if (tls !== undefined) vigilarCertificado(app, { ...plataforma, archivos: tls });
  await comprimir(app);
  const conHttps = tls !== undefined || direccionPublica?.startsWith('https:') === true;
  await proteger(app, { limitar: limitarPeticiones, conHttps, quienIntenta: quienIntenta(plataforma) });
  await describir(app, VERSION);
  await publicarMetricas(app, plataforma, periodicos);

  const cola = montarRutas(app, plataforma, { ...opciones, retiro });
  app.addHook('onClose', () => plataforma.pesados.cerrar());
  await respaldar(app, plataforma, conVigilancias);
  await atenderReportes(plataforma, registro);
  await atenderPartes(plataforma, registro);
  await atenderImpresiones(plataforma);
  await atenderIntereses(plataforma);
  if (conVigilancias) {
    vigilarCambios(app, plataforma, clasesDeCambio);
    vigilarContrapartidas(app, plataforma);
    vigilarReenvio(app, plataforma);
    vigilarExportaciones(app, plataforma);
    vigilarVencimientos(app, { ...plataforma, cola });
    if (!plataforma.config.esPractica) await atenderSellos(plataforma);
  }
  atenderRetiro(app, retiro);
  transmitirEventos(app, plataforma.eventos, portero.sigueVigente, crearPresencia(plataforma));
  publicarOpenApi(app);
  if (carpetaWeb !== undefined) await servirWeb(app, carpetaWeb, plataforma.config);
  return app;
}

const RESTAURAR = fileURLToPath(new URL('./restaurar.ts', import.meta.url));

/** By whoever asks, and by the clock. */
async function respaldar(app: FastifyInstance, plataforma: Plataforma, porReloj: boolean): Promise<void> {
  const taller = abrirTallerDeRespaldos();
  app.addHook('onClose', () => taller.cerrar());
  rutasDeRespaldos(app, plataforma, taller);
  if (porReloj) await vigilarRespaldos(app, plataforma, taller, RESTAURAR);
}

/** Who is asking, resolved once per request, before anything else looks at it. */
function identificar(
  app: FastifyInstance,
  plataforma: Plataforma,
  portero: Portero,
  certificado: Certificado | undefined,
): void {
  const { config } = plataforma;
  const autenticar = async (request: FastifyRequest, ahora: Temporal.Instant) => {
    const token = /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) return undefined;
    // A browser reads again by itself when something changed; it changes nothing by itself.
    const esDeLaPersona = request.method !== 'GET' && request.method !== 'HEAD';
    try {
      // To ask who it is, and to note that they were there, twice is as once.
      return await app.insistencia.atender(esDeLaPersona ? 'con-llave' : 'lee', () =>
        portero.autenticar(token, ahora, { esDeLaPersona }),
      );
    } catch (error) {
      if (!(error instanceof ProblemaError)) throw error;
      request.rechazo = error;
      return undefined;
    }
  };
  app.addHook('onRequest', async (request) => {
    const ahora = plataforma.reloj.ahora();
    request.contexto = {
      actor: await autenticar(request, ahora),
      direccion: request.ip,
      navegador: (request.headers['user-agent'] ?? '').slice(0, 300),
      peticion: request.id,
      // Never what the request says of itself: a stranger would decide where somebody's reset link leads.
      origen: config.direccionPublica ?? direccionPropia(app, config.host, certificado?.nombre),
      ahora,
    };
  });
}

function registrarPeticiones(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const [ruta] = request.url.split('?');
    const ms = Math.round(reply.elapsedTime);
    const usuario = request.contexto?.actor?.correo;
    const { method: metodo, ip: direccion } = request;
    // A balancer asks how it is twice a second, from each of its machines.
    const nivel = ruta?.startsWith('/api/health/') && reply.statusCode < 400 ? 'debug' : 'info';
    request.log[nivel]({ metodo, ruta, status: reply.statusCode, ms, usuario, direccion }, 'petición');
  });
}

/** Files travel as their own bytes; anything that is neither JSON nor a declared upload is refused by type. */
function recibirArchivos(app: FastifyInstance): void {
  app.addContentTypeParser(
    [CSV, XLSX, DIARIO, ...mediosDeSoporte],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
}

/** Whatever comes in as a file is looked at first by the institution's command, if it has one. */
function escanearArchivos(app: FastifyInstance, plataforma: Plataforma): void {
  const { config, log } = plataforma;
  const alFallar = crearAvisoDeEscaner(plataforma);
  app.decorate('escaner', abrirEscaner({ orden: config.escaner, log, alFallar }));
}
