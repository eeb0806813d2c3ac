// Configuration → as whom → database → application → listen. The only place that reads the environment.
import { fileURLToPath } from 'node:url';
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
import { dejarDeSerRoot } from './platform/dejar-de-ser-root.ts';
import { detenerEnOrden } from './platform/detener-en-orden.ts';
import { leerCertificado } from './platform/http/certificado.ts';
import { escuchar } from './platform/http/escuchar.ts';

const CARPETA_WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));

try {
  await iniciar(leerConfig(process.env));
} catch (error) {
  explicar(error);
  process.exitCode = 1;
}

async function iniciar(config: Config): Promise<void> {
  await dejarDeSerRoot(config.carpetaDatos, config.esDemo ? 'prestar' : 'negarse');
  const log = crearLogger(config.nivelDeLog);
  const plataforma = await abrirPlataforma(config, log, { alDetenerseCarta: avisarCorreoSinEnviar });
  try {
    const situacion = await prepararInstitucion(plataforma);
    await recifrarSegundoFactor(plataforma, avisarCodigosDeAntes);
    const app = await crearAplicacion(plataforma, { carpetaWeb: CARPETA_WEB });
    detenerEnOrden(log, async () => {
      await app.close();
      await plataforma.cerrar();
    });
    const nombre = config.tls === undefined ? undefined : leerCertificado(config.tls).nombre;
    const direccion = await escuchar(app, config, nombre);
    const correos = usuariosDemo.map(({ correo }) => correo);
    anunciar({
      direccion,
      usuariosDemo: config.esDemo ? { correos, contrasena: CONTRASENA_DEMO } : undefined,
      situacion,
    });
  } catch (error) {
    await plataforma.cerrar();
    throw error;
  }
}

/** An empty database gets the demo institution, or the first administrator of a real one. */
async function prepararInstitucion(plataforma: PlataformaAbierta): Promise<'lista' | 'sin-usuarios'> {
  const { esDemo, demoConHistoria } = plataforma.config;
  if (esDemo) await cargarInstitucionDemo(plataforma, { historia: demoConHistoria });
  await ajustarUsuariosDemo(plataforma);
  return (await crearPrimerAdministrador(plataforma, esDeLaDemo)) === 'sin-usuarios'
    ? 'sin-usuarios'
    : 'lista';
}
