// A change of the policy that waits for a second person, said where the policy is: until then this one holds.
import { listarCambios } from '@cuadra/contract/administracion/poderes';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePermission } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatInstant } from '#ui/format/date.ts';

export function PoliticaEnEspera() {
  const puedeVer = usePermission('poderes:ver');
  const { data: cambios = [] } = useQuery({
    ...queryOf(listarCambios, { query: { vista: 'pendientes' } }),
    enabled: puedeVer,
  });
  const cambio = cambios.find(({ clase }) => clase === 'limites');
  if (cambio === undefined) return null;
  const { descripcion, pedidoPor, efectivoEn } = cambio;
  return (
    <FormNotice
      tono="info"
      texto={
        <>
          <p>{descripcion}</p>
          <p>
            Lo pidió {pedidoPor.nombre}.{' '}
            {efectivoEn === null
              ? 'Vale cuando lo apruebe otro administrador.'
              : `Vale desde el ${formatInstant(efectivoEn)} si ningún contador lo detiene.`}{' '}
            <Link to="/administracion/poderes">Ver los cambios por aprobar</Link>
          </p>
        </>
      }
    />
  );
}
