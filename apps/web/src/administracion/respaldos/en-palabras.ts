// How the backups are told: where from, where to, what came of them.
import type {
  DestinoDeRespaldo,
  OrigenDeRespaldo,
  Respaldo,
  SituacionDeRespaldos,
} from '@cuadra/contract/administracion/respaldos';

const origenes: Readonly<Record<OrigenDeRespaldo, string>> = {
  reloj: 'A su hora',
  persona: 'Pedido',
  terminal: 'Desde la terminal',
  inicio: 'El primero',
};

const destinos: Readonly<Record<DestinoDeRespaldo, string>> = {
  carpeta: 'una carpeta',
  comando: 'un comando',
  'carpeta-y-comando': 'una carpeta y un comando',
};

export const origenDe = ({ origen, pedidoPor }: Pick<Respaldo, 'origen' | 'pedidoPor'>): string =>
  pedidoPor === null ? origenes[origen] : pedidoPor.nombre;

export function resultadoDe({ resultado, motivo, eliminadoEn }: Respaldo): string {
  if (resultado === 'fallido') return motivo ?? 'Falló';
  return eliminadoEn === null ? 'Hecho' : 'Hecho; ya se retiró';
}

/** Where they go, how they are closed, when, and how many stay. */
export function reglaDe({ destino, cierre, hora, guardar }: SituacionDeRespaldos): string {
  const donde = destino === null ? '' : `en ${destinos[destino]}, `;
  const cifrado = cierre === 'llave' ? 'cifrado con una llave' : 'cifrado con una frase';
  const { diarios, semanales, mensuales } = guardar;
  return `Cada día a las ${hora}, ${donde}${cifrado}. Se guardan ${diarios} diarios, ${semanales} semanales y ${mensuales} mensuales.`;
}

/** How long ago, in the unit that a person would say. */
export function hace(instante: string, ahora: Date): string {
  const minutos = Math.max(0, Math.floor((ahora.getTime() - new Date(instante).getTime()) / 60_000));
  if (minutos < 1) return 'hace un momento';
  if (minutos < 60) return minutos === 1 ? 'hace 1 minuto' : `hace ${minutos} minutos`;
  const horas = Math.floor(minutos / 60);
  if (horas < 48) return horas === 1 ? 'hace 1 hora' : `hace ${horas} horas`;
  return `hace ${Math.floor(horas / 24)} días`;
}
