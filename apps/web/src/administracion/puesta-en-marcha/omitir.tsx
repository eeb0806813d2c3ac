// A step that this institution does not take, with the reason that stays in the acta.
import { omitirPaso } from '@cuadra/contract/administracion/puesta-en-marcha/guia';
import { type NombreDePaso, pasos } from '@cuadra/contract/administracion/puesta-en-marcha/pasos';
import { call } from '#platform/api.ts';
import { ReasonDialog } from '#ui/order/reason-dialog.tsx';

interface OmitirProps {
  readonly paso: NombreDePaso;
  readonly alGuardar: () => Promise<unknown>;
  readonly onClose: () => void;
}

export function Omitir({ paso, alGuardar, onClose }: OmitirProps) {
  return (
    <ReasonDialog
      title={`${pasos[paso].titulo}: no aplica`}
      label="Por qué no se hará aquí"
      description="Queda en el acta con su nombre. Mientras no se firme, puede retomarlo."
      submit="Dejar sin hacer"
      run={(motivo) => call(omitirPaso, { params: { paso }, body: { aplica: false, motivo } })}
      refresh={alGuardar}
      onClose={onClose}
    />
  );
}
