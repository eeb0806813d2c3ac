// Configuration → as whom → database → application → listen. The only place that reads the environment.
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { crearCodigoDeInicio } from './acceso/primer-inicio/codigo-de-inicio.ts';
import { recifrarSegundoFactor } from './acceso/segundo-factor/recifrar.ts';
import { crearPrimerAdministrador } from './acceso/usuarios/crear-primer-administrador.ts';
import { crearAplicacion } from './app.ts';
import { cargarInstitucionDemo } from './demo-institucion/cargar.ts';
import {
  ajustarUsuariosDemo,
  CONTRASENA_DEMO,
  esDeLaDemo,
  usuariosDemo,
} from './demo-institucion/usuarios.ts';
import { avisarCodigosDeAntes } from './escritorio/avisar-codigos-de-antes.ts';
import { avisarCorreoSinEnviar } from './escritorio/avisar-correo-sin-enviar.ts';
import { abrirPlataforma, type PlataformaAbierta } from './platform/abrir-plataforma.ts';
import { anunciar, explicar } from './platform/anunciar.ts';
import { type Config, leerConfig } from './platform/config.ts';
import { crearLogger } from './platform/crear-logger.ts';
import { dejarDeSerRoot, type SinDueno } from './platform/dejar-de-ser-root.ts';
import { detenerEnOrden, limiteDeCierre } from './platform/detener-en-orden.ts';
import { leerCertificado } from './platform/http/certificado.ts';
import { escuchar } from './platform/http/escuchar.ts';
import { crearRetiro } from './platform/http/retiro.ts';
import { terminarConQuienInicio } from './platform/terminar-con-quien-inicio.ts';

const CARPETA_WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));

try {
  await iniciar(leerConfig(process.env));
} catch (error) {
  explicar(error);
  process.exitCode = 1;
}

async function iniciar(config: Config): Promise<void> {
  if (config.esPractica) terminarConQuienInicio();
  await dejarDeSerRoot(config.carpetaDatos, sinDueno(config));
  const log = crearLogger(config.nivelDeLog);
  if (config.instituciones === undefined) await servirUna(config, log);
  else await servirVarias(config, config.instituciones, log);
}

async function servirUna(config: Config, log: Logger): Promise<void> {
  const plataforma = await abrirPlataforma(config, log, { alDetenerseCarta: avisarCorreoSinEnviar });
  try {
    const situacion = await prepararInstitucion(plataforma);
    await recifrarSegundoFactor(plataforma, avisarCodigosDeAntes);
    const inicio = situacion === 'sin-usuarios' ? crearCodigoDeInicio() : undefined;
    const retiro = crearRetiro();
    const app = await crearAplicacion(plataforma, {
      carpetaWeb: CARPETA_WEB,
      retiro,
      codigoDeInicio: inicio?.codigo,
      programa: fileURLToPath(import.meta.url),
    });
    const cerrar = async () => {
      await app.close();
      await plataforma.cerrar();
    };
    const limiteMs = limiteDeCierre(config.conBaseIncluida);
    const { soltar } = plataforma;
    detenerEnOrden({ log, retiro, retiroSegundos: config.retiroSegundos, limiteMs, cerrar, soltar });
    const nombre = config.tls === undefined ? undefined : leerCertificado(config.tls).nombre;
    const direccion = await escuchar(app, config, nombre);
    const correos = usuariosDemo.map(({ correo }) => correo);
    anunciar({
      direccion,
      usuariosDemo: config.esDemo ? { correos, contrasena: CONTRASENA_DEMO } : undefined,
      codigoDeInicio: inicio?.impreso,
    });
  } catch (error) {
    await plataforma.cerrar();
    throw error;
  }
}

async function servirVarias(
  config: Config,
  instituciones: NonNullable<Config['instituciones']>,
  log: Logger,
): Promise<void> {
  // Loaded only for whoever serves many: it is no part of an ordinary start.
  const { iniciarFederacion } = await import('./federacion/iniciar-federacion.ts');
  const retiro = crearRetiro();
  const federacion = await iniciarFederacion({ config, instituciones, log, retiro, carpetaWeb: CARPETA_WEB });
  const { cerrar, direccion } = federacion;
  detenerEnOrden({
    ...{ log, retiro, retiroSegundos: config.retiroSegundos, limiteMs: limiteDeCierre(false), cerrar },
    // Their databases are of a server of their own.
    soltar: async () => {},
  });
  anunciar({ direccion, usuariosDemo: undefined, codigoDeInicio: undefined });
}

/** A copy to rehearse on is whoever started it. */
function sinDueno({ esDemo, esPractica }: Config): SinDueno {
  if (esPractica) return 'seguir';
  return esDemo ? 'prestar' : 'negarse';
}

/** An empty database gets the demo institution, or the first administrator of a real one. */
async function prepararInstitucion(plataforma: PlataformaAbierta): Promise<'lista' | 'sin-usuarios'> {
  const { esDemo, demoConHistoria, esPractica } = plataforma.config;
  // A copy has whoever the original has, the demo's people too.
  if (esPractica) return 'lista';
  if (esDemo) await cargarInstitucionDemo(plataforma, { historia: demoConHistoria });
  await ajustarUsuariosDemo(plataforma);
  return (await crearPrimerAdministrador(plataforma, esDeLaDemo)) === 'sin-usuarios'
    ? 'sin-usuarios'
    : 'lista';
}
