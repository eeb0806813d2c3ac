// Two people edited the same user. Says what the other one saved and lets this one go on without losing anything.
import { Button } from '@mantine/core';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { type CambiosDeUsuario, describirCambios } from './edicion.ts';

interface ConflictoProps {
  readonly ajenos: CambiosDeUsuario;
  readonly onConservar: () => void;
  readonly onDescartar: () => void;
}

export function Conflicto({ ajenos, onConservar, onDescartar }: ConflictoProps) {
  const renglones = describirCambios(ajenos);
  return (
    <FormNotice
      tono="aviso"
      texto={
        <>
          <p>Otra persona guardó cambios en este usuario mientras usted editaba.</p>
          {renglones.length > 0 && (
            <ul>
              {renglones.map((renglon) => (
                <li key={renglon}>{renglon}</li>
              ))}
            </ul>
          )}
        </>
      }
      acciones={
        <>
          <Button variant="default" size="compact-sm" onClick={onConservar}>
            Conservar mis cambios
          </Button>
          <Button variant="default" size="compact-sm" onClick={onDescartar}>
            Descartarlos y ver lo guardado
          </Button>
        </>
      }
    />
  );
}
