// What stands between the program and PostgreSQL in a cluster, and loses connections at the worst moment: before what was said
// arrives, after it was done and before it is told, or both at once. It can also go silent, as a frozen machine does, and be gone.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * What becomes of what the program says: `antes`, PostgreSQL never hears it; `sin-respuesta`, it is done and the answer is lost;
 * `enseguida`, it is on its way when the program loses the connection.
 */
export type Corte = 'pasa' | 'antes' | 'sin-respuesta' | 'enseguida';

export interface Intermediario {
  /** The same database and person, through here. */
  readonly url: string;
  /** Asked of each thing that the program says from now on. */
  decidir(corte: (dicho: string) => Corte): void;
  dejarPasar(): void;
  cortarTodo(): void;
  /** Nobody enters, and those who were inside are cut off. */
  irse(): void;
  volver(): void;
  /** Connections stay, and nothing travels by them. */
  congelar(): void;
  descongelar(): void;
  cerrar(): Promise<void>;
}

interface Pareja {
  readonly programa: Socket;
  readonly base: Socket;
}

export async function abrirIntermediario(url: string): Promise<Intermediario> {
  const parejas = new Set<Pareja>();
  let decision: (dicho: string) => Corte = () => 'pasa';
  let ausente = false;
  let congelado = false;
  const servidor = createServer((programa) => {
    programa.on('error', () => undefined);
    if (ausente) return void programa.destroy();
    const pareja = { programa, base: conectarse(url) };
    parejas.add(pareja);
    programa.once('close', () => parejas.delete(pareja));
    unir(pareja, (dicho) => decision(dicho));
    if (congelado) detener(pareja);
  }).listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const cortarTodo = () => {
    for (const { programa, base } of parejas) {
      programa.destroy();
      base.destroy();
    }
  };
  return {
    url: conEsteLugar(url, (servidor.address() as AddressInfo).port),
    decidir(corte) {
      decision = corte;
    },
    dejarPasar() {
      decision = () => 'pasa';
    },
    cortarTodo,
    irse() {
      ausente = true;
      cortarTodo();
    },
    volver() {
      ausente = false;
    },
    congelar() {
      congelado = true;
      for (const pareja of parejas) detener(pareja);
    },
    descongelar() {
      congelado = false;
      for (const { programa, base } of parejas) {
        programa.resume();
        base.resume();
      }
    },
    async cerrar() {
      cortarTodo();
      servidor.close();
      await once(servidor, 'close');
    },
  };
}

function unir({ programa, base }: Pareja, decidir: (dicho: string) => Corte): void {
  let callada = false;
  base.on('error', () => programa.destroy());
  base.on('close', () => programa.destroy());
  base.on('data', (trozo) => {
    if (callada) programa.destroy();
    else programa.write(trozo);
  });
  programa.on('data', (trozo) => {
    const corte = decidir(trozo.toString('latin1'));
    if (corte !== 'antes') base.write(trozo);
    if (corte === 'sin-respuesta') callada = true;
    if (corte === 'antes') base.destroy();
    if (corte === 'antes' || corte === 'enseguida') programa.destroy();
  });
  // Whoever answers a program that is gone finds out by answering.
  programa.on('close', () => (callada ? base.destroy() : base.end()));
}

function detener({ programa, base }: Pareja): void {
  programa.pause();
  base.pause();
}

function conectarse(url: string): Socket {
  const { hostname, port, searchParams } = new URL(url);
  const carpeta = searchParams.get('host');
  const puerto = Number(port || searchParams.get('port') || 5432);
  return carpeta === null ? connect(puerto, hostname) : connect(`${carpeta}/.s.PGSQL.${puerto}`);
}

function conEsteLugar(url: string, puerto: number): string {
  const direccion = new URL(url);
  direccion.searchParams.delete('host');
  direccion.searchParams.delete('port');
  direccion.hostname = '127.0.0.1';
  direccion.port = String(puerto);
  return direccion.href;
}
