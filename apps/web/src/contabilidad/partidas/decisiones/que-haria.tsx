// What a reversal would do, told before it is asked for: of which closed year it is and where its result goes, what each account
// would be left with, and what somebody should look at, each with the reason why it is accepted.
import type { Advertencia } from '@cuadra/contract/contabilidad/borradores/advertencias';
import { type Efecto, verEfectoDeReversion } from '@cuadra/contract/contabilidad/borradores/efecto';
import type { DestinoDeResultados, Reversion } from '@cuadra/contract/contabilidad/reversion';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { TablaDeEfecto } from '#contabilidad/saldos/tabla-de-efecto.tsx';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { conMontosEnteros } from '#ui/format/dinero.ts';
import { Box, Stack } from '#ui/layout/layout.tsx';
import type { Style } from '#ui/look/look.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { Title } from '#ui/text/text.tsx';

const MOTIVO_MIN = 3;
const MOTIVO_MAX = 400;

type Codigo = Advertencia['codigo'];

/** Undefined: not enough is said yet to know. */
export function useEfectoDeReversion(id: string, alcance: BodyOf<typeof verEfectoDeReversion> | undefined) {
  return useQuery({
    ...queryOf(verEfectoDeReversion, { params: { id }, body: alcance ?? { fecha: '' } }),
    enabled: alcance !== undefined,
    placeholderData: (anterior) => (alcance === undefined ? undefined : anterior),
    // What others post meanwhile changes it: it is never told from memory.
    staleTime: 0,
    gcTime: 0,
  });
}

/** The reasons that were written, by kind of warning: they stay when the warning changes. */
export function useMotivos(efecto: Efecto | undefined) {
  const [motivos, setMotivos] = useState<Partial<Record<Codigo, string>>>({});
  const [intentos, setIntentos] = useState(0);
  const advertencias = efecto?.advertencias ?? [];
  const motivoDe = (codigo: Codigo) => (motivos[codigo] ?? '').trim();
  const faltan = advertencias.filter(({ codigo }) => motivoDe(codigo).length < MOTIVO_MIN);
  return {
    ...{ motivos, intentos, faltan },
    escribir: (codigo: Codigo, motivo: string) => setMotivos({ ...motivos, [codigo]: motivo }),
    /** Those to send, once none is missing. */
    aceptadas: advertencias.map(({ codigo, clave }) => ({ codigo, clave, motivo: motivoDe(codigo) })),
    /** Where one is missing, it is shown. */
    estanTodos(): boolean {
      setIntentos(intentos + 1);
      return faltan.length === 0;
    },
  };
}

interface QueHariaProps {
  readonly efecto: ReturnType<typeof useEfectoDeReversion>;
  readonly motivos: ReturnType<typeof useMotivos>;
}

export function QueHaria({ efecto: { data, error, isError, refetch }, motivos }: QueHariaProps) {
  const idTitulo = useId();
  if (isError) return <ErrorState error={error} title="No se pudo calcular el efecto" retry={refetch} />;
  if (data === undefined) return null;
  return (
    <>
      {data.errores.map(({ codigo, campo, mensaje }) => (
        <FormNotice key={`${codigo} ${campo}`} tone="error" text={mensaje} />
      ))}
      {/* Nobody accepts the warnings of what cannot be done. */}
      {data.errores.length === 0 &&
        data.advertencias.map((advertencia) => (
          <PorQue key={advertencia.codigo} advertencia={advertencia} motivos={motivos} />
        ))}
      <Box as="section" surface="box" style={DENTRO_DEL_FORMULARIO} aria-labelledby={idTitulo}>
        <Title id={idTitulo} level={3} size="sm" pad="md lg" line="below">
          Efecto en los saldos de hoy
        </Title>
        <TablaDeEfecto cuentas={data.cuentas} />
      </Box>
    </>
  );
}

/** The table has its own frame and its own margins. */
const DENTRO_DEL_FORMULARIO: Style = { '--table-edge': '0.75rem' };

interface PorQueProps extends Pick<QueHariaProps, 'motivos'> {
  readonly advertencia: Advertencia;
}

function PorQue({ advertencia: { codigo, mensaje }, motivos }: PorQueProps) {
  const campo = useRef<HTMLTextAreaElement>(null);
  const { intentos, faltan } = motivos;
  const falta = intentos > 0 && faltan.some((una) => una.codigo === codigo);
  const esLaPrimera = faltan[0]?.codigo === codigo;
  // Whoever ordered it without a reason is taken to where it is missing, once for each time.
  const atendidos = useRef(0);
  useEffect(() => {
    if (intentos === atendidos.current) return;
    atendidos.current = intentos;
    if (esLaPrimera) campo.current?.focus();
  }, [intentos, esLaPrimera]);
  return (
    <Stack as="section" gap="md">
      <FormNotice tone="aviso" text={conMontosEnteros(mensaje)} />
      <Textarea
        ref={campo}
        label="Por qué se acepta"
        withAsterisk
        autosize
        minRows={1}
        maxLength={MOTIVO_MAX}
        value={motivos.motivos[codigo] ?? ''}
        error={falta ? 'Escriba el motivo.' : undefined}
        onChange={({ currentTarget }) => motivos.escribir(codigo, currentTarget.value)}
      />
    </Stack>
  );
}

interface DeEjercicioCerradoProps {
  readonly ejercicio: NonNullable<Reversion['ejercicioCerrado']>;
  /** Whether any line that is reversed is of a producto or a gasto. */
  readonly conResultados: boolean;
  readonly destino: DestinoDeResultados;
  readonly onDestino: (destino: DestinoDeResultados) => void;
}

export function DeEjercicioCerrado(props: DeEjercicioCerradoProps) {
  const { ejercicio, conResultados, destino, onDestino } = props;
  const { anio, cuenta } = ejercicio;
  return (
    <>
      <FormNotice
        tone="aviso"
        text={`Es de un ejercicio cerrado, ${anio}: ese año no cambia, y la reversión es del que está abierto.`}
      />
      {conResultados && (
        <ChoiceField
          label="Productos y gastos"
          options={[
            { value: 'anteriores', text: 'A ejercicios anteriores', prevented: cuenta === null },
            { value: 'mismas', text: 'A sus mismas cuentas' },
          ]}
          value={destino}
          onChange={onDestino}
          note={notaDe(destino, cuenta)}
        />
      )}
    </>
  );
}

function notaDe(
  destino: DestinoDeResultados,
  cuenta: DeEjercicioCerradoProps['ejercicio']['cuenta'],
): string {
  if (cuenta === null)
    return 'Ninguna cuenta activa es la de resultados de ejercicios anteriores: dígala en la configuración contable.';
  return destino === 'anteriores'
    ? `Van a ${cuenta.idCuenta} ${cuenta.nombreCuenta}; el resultado de este año no cambia.`
    : 'Cambian el resultado de este año, aunque sean de otro.';
}
