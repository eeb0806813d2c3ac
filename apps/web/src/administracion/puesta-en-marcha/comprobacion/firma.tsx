// What is still missing, who signs where it is not whoever looks, or the signature, which is asked twice: it cannot be undone.
import {
  type Comprobacion,
  firmarPuestaEnMarcha,
} from '@cuadra/contract/administracion/puesta-en-marcha/comprobacion';
import { RUTA_DE_LA_PUESTA } from '@cuadra/contract/administracion/puesta-en-marcha/guia';
import { Button } from '@mantine/core';
import { call } from '#platform/api.ts';
import { queryClient } from '#platform/query.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useAction } from '#ui/dialogs/use-action.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';

const refrescar = () =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith(RUTA_DE_LA_PUESTA),
  });

export function Firma({ vista: { falta, huella, noFirmaPorque } }: { readonly vista: Comprobacion }) {
  const confirmar = useConfirm();
  const { busy: ocupado, message: mensaje, run: hacer } = useAction(refrescar);
  const firmar = async () => {
    const seguro = await confirmar({
      title: 'Firmar la puesta en marcha',
      text: 'Puede firmar porque no trajo la historia ni escribió el balance anterior. Queda un acta con su nombre y el de quienes lo hicieron. Desde ese momento los poderes los dan dos personas y ya no se traen saldos iniciales ni historia. No se deshace.',
      action: 'Firmar',
    });
    if (!seguro) return;
    await hacer(() => call(firmarPuestaEnMarcha, { body: { huella } }));
  };
  return (
    <Section card title="Firma">
      <Stack gap="lg" pad="xl">
        {falta.length > 0 && (
          <FormNotice
            tone="aviso"
            text={
              <ul>
                {falta.map((oracion) => (
                  <li key={oracion}>{oracion}</li>
                ))}
              </ul>
            }
          />
        )}
        {noFirmaPorque !== null && <FormNotice tone="aviso" text={noFirmaPorque} />}
        {mensaje !== undefined && <FormNotice tone="error" text={mensaje} />}
        <div>
          <Button
            loading={ocupado}
            disabled={falta.length > 0 || noFirmaPorque !== null}
            onClick={() => void firmar()}
          >
            Firmar la puesta en marcha
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
