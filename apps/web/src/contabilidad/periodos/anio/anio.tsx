// The end of a year: what each agencia's closing partida would be today, what is missing, and the close of all of them
// at once.
import {
  cerrarEjercicio,
  listarPeriodos,
  verCierreDeEjercicio,
} from '@cuadra/contract/contabilidad/periodos/periodos';
import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { useAtribuciones } from '../atribuciones.ts';
import { useAccion } from '../use-accion.ts';
import { useBusqueda } from '../use-busqueda.ts';
import { useNombresDeAgencia } from '../use-nombres-de-agencia.ts';
import classes from './anio.module.css';
import { CierreDeAgencia } from './cierre-de-agencia.tsx';

export function Anio() {
  const { busqueda, verAnio } = useBusqueda();
  const periodos = useQuery(queryOf(listarPeriodos, { query: {} }));
  if (periodos.isPending) return <SkeletonRows filas={6} etiqueta="Cargando los ejercicios" />;
  if (periodos.data === undefined) return <ErrorState error={periodos.error} reintentar={periodos.refetch} />;
  const { ejercicios } = periodos.data;
  const porCerrar = ejercicios.find(({ estado }) => estado === 'abierto') ?? ejercicios.at(-1);
  const elegido = ejercicios.find(({ anio }) => anio === busqueda.anio) ?? porCerrar;
  if (elegido === undefined) {
    return (
      <EmptyState titulo="Todavía no hay ejercicios" texto="El primero se abre con la primera partida." />
    );
  }
  return (
    <>
      <NativeSelect
        rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
        label="Ejercicio"
        className={classes.elegir ?? ''}
        value={elegido.anio}
        data={ejercicios.map(({ anio, estado, procedencia }) => ({
          value: String(anio),
          label: `${anio} (${estado}${procedencia === 'traida' ? ', traído de antes' : ''})`,
        }))}
        onChange={({ currentTarget }) => verAnio(Number(currentTarget.value))}
      />
      <DelAnio key={elegido.anio} anio={elegido.anio} />
    </>
  );
}

function DelAnio({ anio }: { readonly anio: number }) {
  const cierre = useQuery({ ...queryOf(verCierreDeEjercicio, { params: { anio } }), staleTime: 0 });
  const { cerrar, ocupado, fallo } = useCerrarEjercicio(anio);
  const { cierra } = useAtribuciones();
  const nombreDe = useNombresDeAgencia();
  if (cierre.isPending) return <SkeletonRows filas={8} etiqueta="Calculando el cierre del año" />;
  if (cierre.data === undefined) return <ErrorState error={cierre.error} reintentar={cierre.refetch} />;
  const { estado, resultado, agencias } = cierre.data;
  const estaCerrado = estado === 'cerrado';
  return (
    <>
      <section className={classes.resumen} aria-label={`Resultado de ${anio}`}>
        <div>
          <p className={classes.rotulo}>{resultado < 0 ? 'Pérdida' : 'Excedente'} de la institución</p>
          <p className={classes.cifra}>{formatearQuetzales(resultado)}</p>
          <p className={classes.nota}>
            {estaCerrado
              ? 'El ejercicio está cerrado: productos y gastos quedaron en cero.'
              : 'Así quedaría hoy. Al cerrar se contabilizan estas partidas, se cierra diciembre y se abre el año siguiente: todo o nada.'}
          </p>
        </div>
        {cierra && !estaCerrado && (
          <Button loading={ocupado} onClick={() => void cerrar()}>
            Cerrar el ejercicio {anio}
          </Button>
        )}
      </section>
      {fallo !== undefined && <FormNotice tono="error" texto={<Rechazo error={fallo} />} />}
      {agencias.map((agencia) => (
        <CierreDeAgencia
          key={agencia.agencia}
          cierre={agencia}
          nombreAgencia={nombreDe(agencia.agencia)}
          estaCerrado={estaCerrado}
        />
      ))}
    </>
  );
}

function useCerrarEjercicio(anio: number) {
  const confirmar = useConfirm();
  const { hacer, ocupado, fallo } = useAccion();
  const cerrar = async () => {
    const seguro = await confirmar({
      titulo: `Cerrar el ejercicio ${anio}`,
      texto:
        'Se contabilizan las partidas de cierre y de apertura de todas las agencias. Un ejercicio cerrado no se reabre.',
      accion: 'Cerrar ejercicio',
      peligro: true,
    });
    if (!seguro) return;
    const hecho = await hacer(() => call(cerrarEjercicio, { params: { anio } }));
    await queryClient.invalidateQueries({ queryKey: [verCierreDeEjercicio.path] });
    if (hecho) void notify(`El ejercicio ${anio} quedó cerrado.`);
  };
  return { cerrar, ocupado, fallo };
}

function Rechazo({ error }: { readonly error: unknown }) {
  const errores = error instanceof ApiError ? error.errores : [];
  if (errores.length === 0) return messageOf(error);
  return (
    <>
      <p>No se cerró el ejercicio:</p>
      <ul>
        {errores.map(({ campo, mensaje }) => (
          <li key={`${campo} ${mensaje}`}>{mensaje}</li>
        ))}
      </ul>
    </>
  );
}
