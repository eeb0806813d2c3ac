// What was asked for this person and waits for a second one, with where it is looked at.
import type { Usuario } from '@cuadra/contract/administracion/usuarios';
import { Link } from '@tanstack/react-router';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';

export function EnEspera({ usuario: { enEspera } }: { readonly usuario: Usuario }) {
  if (enEspera.length === 0) return null;
  return (
    <FormNotice
      tono="info"
      texto={
        <>
          <p>Espera la aprobación de otra persona:</p>
          <ul>
            {enEspera.map(({ id, descripcion }) => (
              <li key={id}>{descripcion}</li>
            ))}
          </ul>
          <Link to="/administracion/poderes">Ver los cambios por aprobar</Link>
        </>
      }
    />
  );
}
