// What is still missing, or the signature, which is asked twice: it cannot be undone.
import {
  type Comprobacion,
  firmarPuestaEnMarcha,
} from '@cuadra/contract/administracion/puesta-en-marcha/comprobacion';
import { RUTA_DE_LA_PUESTA } from '@cuadra/contract/administracion/puesta-en-marcha/guia';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { FormNotice } from '../../../ui/dialogs/form-notice.tsx';
import { useAction } from '../../../ui/dialogs/use-action.ts';
import { Card } from '../../../ui/page/card.tsx';
import classes from './comprobacion.module.css';

const refrescar = () =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith(RUTA_DE_LA_PUESTA),
  });

export function Firma({ vista: { falta, huella, esDeUnaPersona } }: { readonly vista: Comprobacion }) {
  const confirmar = useConfirm();
  const [enterado, setEnterado] = useState(false);
  const { ocupado, mensaje, hacer } = useAction(refrescar);
  const firmar = async () => {
    const seguro = await confirmar({
      titulo: 'Firmar la puesta en marcha',
      texto:
        'Queda un acta con su nombre. Desde ese momento los poderes los dan dos personas y ya no se traen saldos iniciales ni historia. No se deshace.',
      accion: 'Firmar',
    });
    if (!seguro) return;
    await hacer(() => call(firmarPuestaEnMarcha, { body: { huella, loCargueSolo: enterado } }));
  };
  return (
    <Card titulo="Firma">
      <div className={classes.parte}>
        {falta.length > 0 && (
          <FormNotice
            tono="aviso"
            texto={
              <ul className={classes.problemas}>
                {falta.map((oracion) => (
                  <li key={oracion}>{oracion}</li>
                ))}
              </ul>
            }
          />
        )}
        {esDeUnaPersona && (
          <Checkbox
            checked={enterado}
            onChange={({ currentTarget }) => setEnterado(currentTarget.checked)}
            label="Yo cargué todo lo que voy a firmar y nadie más lo revisó. Quedará dicho en el acta."
          />
        )}
        {mensaje !== undefined && <FormNotice tono="error" texto={mensaje} />}
        <div className={classes.botones}>
          <Button
            loading={ocupado}
            disabled={falta.length > 0 || (esDeUnaPersona && !enterado)}
            onClick={() => void firmar()}
          >
            Firmar la puesta en marcha
          </Button>
        </div>
      </div>
    </Card>
  );
}
