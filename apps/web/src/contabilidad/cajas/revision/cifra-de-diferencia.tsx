// A difference in a column or in a sentence, with its sign and, beyond the tolerance, a mark that says so.
import type { Centavos } from '@cuadra/core/dinero';
import { ExclamationTriangleIcon } from '@heroicons/react/16/solid';
import classes from './cifra-de-diferencia.module.css';
import { decirDiferencia, escribirDiferencia, tonoDeDiferencia } from './diferencia.ts';

interface CifraDeDiferenciaProps {
  readonly diferencia: Centavos;
  readonly excede: boolean;
}

export function CifraDeDiferencia({ diferencia, excede }: CifraDeDiferenciaProps) {
  const palabras = decirDiferencia(diferencia);
  return (
    <span
      className={classes.cifra}
      data-tono={tonoDeDiferencia(diferencia, excede)}
      title={excede ? `${palabras}: pasa de la tolerancia` : palabras}
    >
      {excede && <ExclamationTriangleIcon width={14} height={14} aria-hidden="true" />}
      {escribirDiferencia(diferencia)}
    </span>
  );
}
