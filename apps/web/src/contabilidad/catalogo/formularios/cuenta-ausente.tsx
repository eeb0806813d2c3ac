import { FormNotice } from '../../../ui/dialogs/form-notice.tsx';

/** Somebody else moved or deleted the account while its form was open. */
export function CuentaAusente() {
  return (
    <FormNotice
      tono="aviso"
      texto="La cuenta ya no está en el catálogo con este código: otra persona la movió o la eliminó."
    />
  );
}
