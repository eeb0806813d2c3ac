// One keep-alive connection that posts JSON. Bare on purpose: a full client costs more than what is being measured, and
// on two cores that would be measured instead.
import { connect, type Socket } from 'node:net';

export interface ClienteHttp {
  enviar(
    cuerpo: string,
    encabezados?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; texto: string }>;
  cerrar(): void;
}

const FIN_DE_CABECERA = Buffer.from('\r\n\r\n');

export async function abrirCliente(
  url: string,
  ruta: string,
  token: string,
  anfitrion = new URL(url).host,
): Promise<ClienteHttp> {
  const { hostname, port } = new URL(url);
  const conexion = await conectar(hostname, Number(port));
  let recibido: Buffer = Buffer.alloc(0);
  let alLlegar: (() => void) | undefined;
  conexion.on('data', (trozo: Buffer) => {
    recibido = recibido.length === 0 ? trozo : Buffer.concat([recibido, trozo]);
    alLlegar?.();
  });
  const cabecera = `POST ${ruta} HTTP/1.1\r\nhost: ${anfitrion}\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\n`;
  return {
    enviar(cuerpo, encabezados = {}) {
      const mas = Object.entries(encabezados).map(([nombre, valor]) => `${nombre}: ${valor}\r\n`);
      return new Promise((resolver) => {
        alLlegar = () => {
          const respuesta = leerRespuesta(recibido);
          if (respuesta === undefined) return;
          recibido = Buffer.alloc(0);
          resolver(respuesta);
        };
        const largo = `content-length: ${Buffer.byteLength(cuerpo)}`;
        conexion.write(`${cabecera}${mas.join('')}${largo}\r\n\r\n${cuerpo}`);
      });
    },
    cerrar: () => conexion.destroy(),
  };
}

function conectar(host: string, port: number): Promise<Socket> {
  return new Promise((resolver, rechazar) => {
    const conexion = connect({ host, port, noDelay: true }, () => resolver(conexion));
    conexion.once('error', rechazar);
  });
}

/** Undefined while it is not all there. */
function leerRespuesta(bytes: Buffer): { status: number; texto: string } | undefined {
  const fin = bytes.indexOf(FIN_DE_CABECERA);
  if (fin === -1) return undefined;
  const cabecera = bytes.toString('latin1', 0, fin);
  const largo = Number(/content-length: (\d+)/i.exec(cabecera)?.[1]);
  const inicio = fin + FIN_DE_CABECERA.length;
  if (bytes.length < inicio + largo) return undefined;
  return { status: Number(cabecera.slice(9, 12)), texto: bytes.toString('utf8', inicio, inicio + largo) };
}
