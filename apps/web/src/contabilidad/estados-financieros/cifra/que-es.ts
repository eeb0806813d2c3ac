// Which lines of an account a part of a figure adds, in words.
import type { ParteDeCifra } from '@cuadra/contract/contabilidad/estados-financieros';
import { impresa } from '@cuadra/core/estados-financieros/rangos';
import { conteos } from '@cuadra/core/partidas-contadas';

type LineasDeParte = Pick<ParteDeCifra, 'que' | 'desde' | 'hasta' | 'partidas'>;

export function queEs(parte: LineasDeParte): string {
  const { partidas } = parte;
  return partidas === undefined ? lineasDe(parte) : `${lineasDe(parte)}. ${conteos[partidas].texto}`;
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
    case 'efectivo':
      return `Recibido o pagado en caja y bancos ${entre}`;
    case 'contrapartida':
      return `De su movimiento ${entre}, lo de este renglón`;
    default:
      return que satisfies never;
  }
}
