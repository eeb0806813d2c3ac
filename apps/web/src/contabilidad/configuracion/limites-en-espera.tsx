// A change of the limits that waits for a second person, said where the limits are: until then these hold.
import { listarCambios } from '@cuadra/contract/administracion/poderes';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '../../platform/current-session.ts';
import { queryClient, queryOf } from '../../platform/query.ts';
import { FormNotice } from '../../ui/dialogs/form-notice.tsx';
import { formatInstant } from '../../ui/format/date.ts';
import classes from './configuracion.module.css';

const pendientes = queryOf(listarCambios, { query: { vista: 'pendientes' } });

export function LimitesEnEspera() {
  const puedeVer = useCurrentUser()?.permisos.includes('poderes:ver') ?? false;
  const { data: cambios = [] } = useQuery({ ...pendientes, enabled: puedeVer });
  const cambio = cambios.find(({ clase }) => clase === 'limites');
  if (cambio === undefined) return null;
  const { descripcion, pedidoPor, efectivoEn } = cambio;
  return (
    <div className={classes.espera}>
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
    </div>
  );
}

export async function hayLimitesEnEspera(): Promise<boolean> {
  const cambios = await queryClient.fetchQuery({ ...pendientes, staleTime: 0 });
  return cambios.some(({ clase }) => clase === 'limites');
}
