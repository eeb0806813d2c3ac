// Many clients that post partidas over HTTP, each waiting for its answer.
import { alMismoTiempo, atender } from './carga.ts';
import { abrirCliente } from './cliente-http.ts';
import { partidaDePrueba } from './partidas-de-prueba.ts';

interface Encargo {
  readonly url: string;
  readonly token: string;
  /** The institution's host name, where one process serves many. */
  readonly anfitrion?: string;
  readonly cuentas: readonly string[];
  readonly fecha: string;
  readonly clientes: number;
  readonly ms: number;
}

const VARIANTES = 2_000;
/** Where each one says which it is: two that say the same would be asked for a reason. */
const MARCA = '§';

atender<Encargo>(async ({ url, token, anfitrion, cuentas, fecha, clientes, ms }) => {
  const cuerpos = Array.from({ length: VARIANTES }, (_, n) => {
    const partida = partidaDePrueba(n, cuentas, fecha);
    return JSON.stringify({ ...partida, concepto: `${partida.concepto} ${MARCA}`, contabilizar: true });
  });
  const conexiones = await Promise.all(
    Array.from({ length: clientes }, () => abrirCliente(url, '/api/contabilidad/partidas', token, anfitrion)),
  );
  const medida = await alMismoTiempo({ cuantos: clientes, ms }, async (cliente, n) => {
    const respuesta = await conexiones[cliente]?.enviar(
      (cuerpos[n % VARIANTES] ?? '').replace(MARCA, `${process.pid}-${n}`),
    );
    if (respuesta?.status !== 201) throw new Error(`HTTP ${respuesta?.status}: ${respuesta?.texto}`);
  });
  for (const conexion of conexiones) conexion.cerrar();
  return medida;
});
