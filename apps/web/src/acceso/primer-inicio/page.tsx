// The first visit to an institution without users: whoever started Cuadra writes the code that was printed there and becomes its
// first administrador. From anywhere else the page says where to go.
import { verPrimerInicio } from '@cuadra/contract/acceso/primer-inicio';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { queryOf } from '#platform/query.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { AccessFrame } from '../frame/access-frame.tsx';
import enlaces from '../frame/access-links.module.css';
import { AccessNotice } from '../frame/access-notice.tsx';
import { Formulario } from './formulario.tsx';

export function Page() {
  const { data, error, refetch } = useQuery(queryOf(verPrimerInicio));
  if (data?.estado === 'hecho') return <Navigate to="/sign-in" replace />;
  return (
    <AccessFrame titulo="Primer inicio" subtitulo="Cree al primer administrador de su institución">
      {error !== null && <ErrorState error={error} reintentar={refetch} />}
      {data?.estado === 'listo' && <Formulario alFaltarElCodigo={() => void refetch()} />}
      {data !== undefined && data.estado !== 'listo' && (
        <>
          <AccessNotice aviso={{ tono: 'info', texto: POR_QUE_NO[data.estado] }} />
          <p className={enlaces.pie}>
            ¿Ya hay un administrador?{' '}
            <Link to="/sign-in" search={{}} className={enlaces.enlace}>
              Ingrese
            </Link>
          </p>
        </>
      )}
    </AccessFrame>
  );
}

const POR_QUE_NO = {
  lejos:
    'Todavía no hay usuarios. El primero se crea en la misma máquina donde se inició Cuadra: abra ahí la dirección que se imprimió al iniciarlo.',
  'sin-codigo':
    'El código ya no sirve porque se falló demasiadas veces. Inicie Cuadra de nuevo: imprimirá otro código en su ventana.',
} as const;
