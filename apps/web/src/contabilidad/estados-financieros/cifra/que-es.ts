// Which lines of an account a part of a figure adds, in words.
import type { ParteDeCifra } from '@cuadra/contract/contabilidad/estados-financieros';
import { impresa } from '@cuadra/core/estados-financieros/rangos';

type LineasDeParte = Pick<ParteDeCifra, 'que' | 'desde' | 'hasta' | 'apartado'>;

export function queEs(parte: LineasDeParte): string {
  return parte.apartado === 0 ? lineasDe(parte) : `${lineasDe(parte)}, sin las partidas de cierre y apertura`;
}

function lineasDe({ que, desde, hasta }: LineasDeParte): string {
  const entre = `del ${impresa(desde)} al ${impresa(hasta)}`;
  switch (que) {
    case 'saldo':
      return `Saldo al ${impresa(hasta)}`;
    case 'inicial':
      return `Saldo antes del ${impresa(desde)}`;
    case 'movimiento':
      return `Movimiento ${entre}`;
    case 'debe':
      return `Debe ${entre}`;
    case 'haber':
      return `Haber ${entre}`;
    case 'cierre':
      return `Cierre y apertura ${entre}`;
    default:
      return que satisfies never;
  }
}
