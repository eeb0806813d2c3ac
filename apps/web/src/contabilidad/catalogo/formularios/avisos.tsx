// What somebody else did to the account while its form was open.
import { Button } from '@mantine/core';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { nombreDeCampo, nombreDeValor } from '../nombres.ts';
import type { Diferencia } from './diferencias.ts';
import classes from './formularios.module.css';

interface AvisoDeConflictoProps {
  readonly cambios: readonly Diferencia[];
  readonly onConservar: () => void;
  readonly onRecargar: () => void;
}

/** They saved it: what they changed, and the two ways to go on. Nothing typed is lost unless the person says so. */
export function AvisoDeConflicto({ cambios, onConservar, onRecargar }: AvisoDeConflictoProps) {
  return (
    <FormNotice
      tono="aviso"
      texto={
        <>
          <p>Otra persona guardó cambios en esta cuenta mientras usted editaba.</p>
          <ul className={classes.diferencias}>
            {cambios.map(({ campo, antes, despues }) => (
              <li key={campo}>
                {nombreDeCampo(campo)}: {nombreDeValor(campo, antes)} →{' '}
                <strong>{nombreDeValor(campo, despues)}</strong>
              </li>
            ))}
          </ul>
        </>
      }
      acciones={
        <>
          <Button variant="default" size="xs" onClick={onRecargar}>
            Usar lo guardado
          </Button>
          <Button variant="default" size="xs" onClick={onConservar}>
            Conservar lo mío
          </Button>
        </>
      }
    />
  );
}

/** They moved it or deleted it. */
export function CuentaAusente() {
  return (
    <FormNotice
      tono="aviso"
      texto="La cuenta ya no está en el catálogo con este código: otra persona la movió o la eliminó."
    />
  );
}
