// What something outstanding can be, by its side and its sign.
import type { ClaseDeExplicacion } from '@cuadra/core/bancos/conciliacion-textos';
import type { Eleccion } from '../datos/eleccion.ts';
import type { Renglon } from '../datos/renglon.ts';

/** Those that all of it can be. */
export function clasesPara({ banco, libros }: Eleccion): readonly ClaseDeExplicacion[] {
  if (banco.length > 0 && libros.length > 0) return ['excluida'];
  const salen = [...banco, ...libros].every(sale);
  const entran = ![...banco, ...libros].some(sale);
  const segunSigno = (alSalir: readonly ClaseDeExplicacion[], alEntrar: readonly ClaseDeExplicacion[]) => [
    ...(salen ? alSalir : []),
    ...(entran ? alEntrar : []),
  ];
  return banco.length > 0
    ? [...segunSigno(['nota-de-debito'], ['nota-de-credito']), 'error-del-banco', 'excluida']
    : [
        ...segunSigno(['cheque-en-circulacion', 'pago-en-transito'], ['deposito-en-transito']),
        'error-en-libros',
        'excluida',
      ];
}

const sale = ({ monto }: Renglon): boolean => monto < 0;
