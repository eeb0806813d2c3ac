// A command of whoever runs the server: what it reads, what it answers, and how long it may take.
import { spawn } from 'node:child_process';
import { ordenSinSecretos } from '#platform/orden-sin-secretos.ts';

const PLAZO_MS = 30_000;
const RESPUESTA_MAX = 64 * 1024;

/** What it wrote; fails if it ends with another code than 0, takes too long or writes too much. */
export function ejecutarOrden(orden: string, entrada: string): Promise<string> {
  return new Promise((listo, fallo) => {
    const proceso = spawn(ordenSinSecretos(orden), { shell: true, timeout: PLAZO_MS, killSignal: 'SIGKILL' });
    let [respuesta, quejas] = ['', ''];
    proceso.stdout.setEncoding('utf8').on('data', (trozo: string) => {
      respuesta += trozo;
      if (respuesta.length > RESPUESTA_MAX) proceso.kill('SIGKILL');
    });
    proceso.stderr.setEncoding('utf8').on('data', (trozo: string) => {
      quejas = `${quejas}${trozo}`.slice(-300);
    });
    proceso.on('error', fallo);
    proceso.on('close', (codigo) => {
      if (codigo === 0) listo(respuesta);
      else fallo(new Error(`La orden terminó con ${codigo ?? 'una señal'}. ${quejas.trim()}`.trim()));
    });
    // Whoever does not read what it is given ends before we are done: its code says whether that matters.
    proceso.stdin.on('error', () => undefined);
    proceso.stdin.end(entrada);
  });
}
