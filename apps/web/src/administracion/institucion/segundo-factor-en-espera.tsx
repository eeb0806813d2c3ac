// A role that would no longer need its second factor, said where the list is: until somebody else approves it, it is asked for.
import { listarCambios } from '@cuadra/contract/administracion/poderes';
import { verRolesObligados } from '@cuadra/contract/administracion/segundo-factor';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatInstant } from '#ui/format/date.ts';

export function SegundoFactorEnEspera() {
  const { data: cambios = [] } = useQuery(queryOf(listarCambios, { query: { vista: 'pendientes' } }));
  const cambio = cambios.find(({ clase }) => clase === 'segundo-factor-roles');
  const id = cambio?.id;
  const antes = useRef(id);
  useEffect(() => {
    // What waited was resolved, here or by somebody else: the list may be another.
    if (antes.current !== undefined && antes.current !== id)
      void queryClient.invalidateQueries({ queryKey: [verRolesObligados.path] });
    antes.current = id;
  }, [id]);
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
