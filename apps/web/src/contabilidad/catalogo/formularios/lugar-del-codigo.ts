// Where an account with a code would stand, told while the code is typed.
import { ANCHOS_DE_CODIGO, nivelDe, padreDe } from '@cuadra/core/catalogo';
import type { Arbol } from '../arbol.ts';

interface Lugar {
  readonly texto: string;
  /** It cannot stand there as it is. */
  readonly impedido: boolean;
}

export function lugarDe(codigo: string, { porId }: Arbol): Lugar {
  if (codigo === '') return libre(`El largo dice el nivel: ${anchos(', ')} dígitos.`);
  const nivel = nivelDe(codigo);
  if (nivel === undefined) {
    if (!/^[1-9]\d*$/.test(codigo))
      return impedido('Lleva solo dígitos y empieza con el de su clase, de 1 a 9.');
    const tiene = codigo.length === 1 ? '1 dígito' : `${codigo.length} dígitos`;
    return impedido(`Tiene ${tiene}; los códigos llevan ${anchos(', ')}.`);
  }
  const misma = porId.get(codigo)?.cuenta;
  if (misma !== undefined) return impedido(`Ya existe: ${codigo} ${misma.nombreCuenta}.`);
  const padre = padreDe(codigo);
  if (padre === null) return libre('Nivel 1: será una clase, sin cuenta de mayor.');
  const mayor = porId.get(padre)?.cuenta;
  if (mayor === undefined) return impedido(`Depende de ${padre}, que no existe.`);
  const nombre = `${padre} ${mayor.nombreCuenta}`;
  if (mayor.tipoCuenta === 'D') return impedido(`Depende de ${nombre}, que es de detalle (D).`);
  return libre(`Nivel ${nivel}. Depende de ${nombre}.`);
}

const libre = (texto: string): Lugar => ({ texto, impedido: false });
const impedido = (texto: string): Lugar => ({ texto, impedido: true });

const anchos = (separador: string) => ANCHOS_DE_CODIGO.join(separador).replace(/, (\d+)$/, ' o $1');
