// `npm run sellos -- llave` says which key signs the heads; `-- sellar` signs one now; `-- rotar` makes another key, presented by
// the one that ends (`--perdida` where that one is lost). Works with Cuadra running or stopped.
import { parseArgs } from 'node:util';
import { leerLlaves } from './administracion/sellos/cabezas/queries.ts';
import { type ServiciosDeSellos, sellarCabeza } from './administracion/sellos/cabezas/sellar-cabeza.ts';
import { LlaveError } from './administracion/sellos/llave/llave-de-firma.ts';
import { rotarLlave } from './administracion/sellos/llave/rotar-llave.ts';
import { abrirLibros } from './contabilidad/verificacion/abrir-libros.ts';
import { explicar } from './platform/anunciar.ts';
import { ConfigError, leerConfig } from './platform/config.ts';
import { contextoDelSistema } from './platform/contexto.ts';
import { dejarDeSerRoot } from './platform/dejar-de-ser-root.ts';
import { relojDelSistema } from './platform/reloj.ts';

const USO =
  'Use «npm run sellos -- llave», «-- sellar» o «-- rotar» (con --perdida si la anterior se perdió).';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { perdida: { type: 'boolean', default: false } },
  });
  const config = leerConfig(process.env);
  await dejarDeSerRoot(config.carpetaDatos, 'seguir');
  const libros = await abrirLibros(config);
  try {
    const servicios: ServiciosDeSellos = {
      db: libros.db,
      config,
      reloj: relojDelSistema,
      // The clock of the server delivers what is left: only whether there will be mail is asked here.
      cartero: { hayServidor: config.smtpUrl !== undefined, enviar: sinCorreo, entregar: sinCorreo },
    };
    decir(await cumplir(servicios, positionals, values.perdida));
  } finally {
    await libros.cerrar();
  }
} catch (error) {
  // What whoever typed the command can mend is told without more.
  explicar(error instanceof LlaveError ? new ConfigError(error.message) : error, 'No se pudo.');
  process.exitCode = 1;
}

async function cumplir(
  servicios: ServiciosDeSellos,
  [orden]: readonly string[],
  perdida: boolean,
): Promise<string> {
  const contexto = contextoDelSistema(servicios.reloj.ahora(), 'sellos');
  switch (orden) {
    case 'llave': {
      const llave = (await leerLlaves(servicios.db)).at(-1);
      return llave === undefined ? 'Todavía no hay llave: se hace con el primer sello.' : enPalabras(llave);
    }
    case 'sellar':
      return `Sello ${await sellarCabeza(servicios, contexto, { motivo: 'a-pedido' })} firmado. Se entrega cuando Cuadra esté en marcha.`;
    case 'rotar':
      return `La llave cambió.\n${enPalabras(await rotarLlave(servicios, contexto, { perdida }))}`;
    default:
      throw new ConfigError(USO);
  }
}

// Hoisted, as the program above runs before anything else of this file is evaluated.
function enPalabras({ id, publica }: { readonly id: string; readonly publica: string }): string {
  return `Llave ${id}\nPública (Ed25519, SPKI en base64): ${publica}`;
}

function sinCorreo(): Promise<never> {
  return Promise.reject(new Error('El correo lo entrega el servidor.'));
}

function decir(texto: string): void {
  process.stdout.write(`${texto}\n`);
}
