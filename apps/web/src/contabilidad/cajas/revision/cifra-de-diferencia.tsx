// A difference in a column or in a sentence, with its sign and, beyond the tolerance, a mark that says so.
import type { Centavos } from '@cuadra/core/dinero';
import { ExclamationTriangleIcon } from '@heroicons/react/16/solid';
import classes from './cifra-de-diferencia.module.css';
import { decirDiferencia, escribirDiferencia, tonoDeDiferencia } from './diferencia.ts';

interface CifraDeDiferenciaProps {
  readonly diferencia: Centavos;
  /** What is out of place, where it is known apart from the difference. */
  readonly descuadre?: Centavos | null;
  readonly excede: boolean;
}

export function CifraDeDiferencia({ diferencia, descuadre, excede }: CifraDeDiferenciaProps) {
  const fuera = descuadre ?? diferencia;
  const palabras = decirDiferencia(diferencia, fuera);
  return (
    <span
      className={classes.cifra}
      data-tono={tonoDeDiferencia(fuera, excede)}
      title={excede ? `${palabras}: pasa de la tolerancia` : palabras}
    >
      {excede && <ExclamationTriangleIcon width={14} height={14} aria-hidden="true" />}
      {escribirDiferencia(diferencia)}
    </span>
  );
}
