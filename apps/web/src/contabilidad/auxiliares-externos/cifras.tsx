// The figures of a month: what the books say, what was brought, and a field for each that may still be brought. They are sent
// together, with the paper they were read from.
import '@mantine/core/styles/Input.layer.css';
import {
  listarAuxiliaresExternos,
  type MesDeAuxiliares,
  type RenglonDeAuxiliar,
  traerCifras,
} from '@cuadra/contract/contabilidad/auxiliares-externos/auxiliares-externos';
import type { Centavos } from '@cuadra/core/dinero';
import { restar } from '@cuadra/core/dinero';
import { ClipboardDocumentIcon } from '@heroicons/react/24/outline';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { usePermission } from '#platform/current-session.ts';
import { queryClient } from '#platform/query.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { submitWith } from '#ui/dialogs/submit.ts';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { formatInstantDay } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { claveDeRenglon, type LoPegado, leerPegado } from './leer-pegado.ts';

export function Cifras({ mes }: { readonly mes: MesDeAuxiliares }) {
  const trae = usePermission('partidas:registrar');
  const { escritas, escribir, evidencia, setEvidencia, general, enviando, guardar, pegar } = useCifras(mes);
  const { renglones } = mes;
  if (renglones.length === 0)
    return <EmptyState title="Nada que traer" text="Ninguna cuenta se compara todavía en este mes." />;
  const seTrae = trae && renglones.some(({ abierto }) => abierto);
  return (
    <form onSubmit={submitWith(guardar)} noValidate aria-label="Cifras del mes">
      <Stack gap="xl">
        {general !== undefined && <FormNotice tone="error" text={general} />}
        <Box surface="card" clip>
          <DataTable
            label="Cifras de los auxiliares externos"
            columns={columnas(escritas, trae ? escribir : undefined)}
            rows={renglones}
            rowKey={claveDeRenglon}
          />
        </Box>
        {seTrae && (
          <Row justify="between" align="end" gap="lg">
            <Box grow basis="18rem" max="32rem">
              <TextInput
                label="Documento del que se leyeron"
                placeholder="Reporte de cartera al cierre del mes"
                maxLength={200}
                value={evidencia}
                onChange={({ currentTarget }) => setEvidencia(currentTarget.value)}
              />
            </Box>
            <Actions>
              <Pegar renglones={renglones} onPegado={pegar} />
              <Button type="submit" disabled={escritas.size === 0} loading={enviando}>
                {escritas.size <= 1 ? 'Traer la cifra' : `Traer ${escritas.size} cifras`}
              </Button>
            </Actions>
          </Row>
        )}
      </Stack>
    </form>
  );
}

type Escritas = ReadonlyMap<string, Centavos>;

function useCifras({ anio, mes, renglones }: MesDeAuxiliares) {
  const [escritas, setEscritas] = useState<Escritas>(new Map());
  const [evidencia, setEvidencia] = useState('');
  const [general, setGeneral] = useState<string>();
  const [enviando, setEnviando] = useState(false);
  const dejarSalir = useLeaveGuard(escritas.size > 0, 'pagina');

  const escribir = (clave: string, monto: Centavos | undefined) =>
    setEscritas((antes) => {
      const despues = new Map(antes);
      if (monto === undefined) despues.delete(clave);
      else despues.set(clave, monto);
      return despues;
    });
  const guardar = async () => {
    const cifras = renglones.flatMap(({ idCuenta, agencia }) => {
      const monto = escritas.get(claveDeRenglon({ idCuenta, agencia }));
      return monto === undefined ? [] : [{ idCuenta, agencia, monto }];
    });
    if (evidencia.trim().length < 3) return setGeneral('Escriba de qué documento se leyeron las cifras.');
    setEnviando(true);
    setGeneral(undefined);
    try {
      await call(traerCifras, { body: { anio, mes, evidencia, cifras } });
      dejarSalir();
      setEscritas(new Map());
      void notify(cifras.length === 1 ? 'Cifra guardada.' : 'Cifras guardadas.');
    } catch (error) {
      setGeneral(messageOf(error));
    } finally {
      await queryClient.invalidateQueries({
        predicate: ({ queryKey: [ruta] }) => String(ruta).startsWith(listarAuxiliaresExternos.path),
      });
      setEnviando(false);
    }
  };
  const pegar = ({ cifras }: LoPegado) => setEscritas((antes) => new Map([...antes, ...cifras]));
  return { escritas, escribir, evidencia, setEvidencia, general, enviando, guardar, pegar };
}

const A_LA_DERECHA = { input: { textAlign: 'right' } } as const;

const columnas = (
  escritas: Escritas,
  escribir: ((clave: string, monto: Centavos | undefined) => void) | undefined,
): readonly Column<RenglonDeAuxiliar>[] => [
  {
    title: 'Cuenta',
    kind: 'main',
    cell: ({ idCuenta, nombreCuenta, lugar }) => (
      <>
        <span className="cifras">{idCuenta}</span> {nombreCuenta}
        <Text as="span" size="xs" muted weight="normal" block>
          {lugar}
        </Text>
      </>
    ),
  },
  { title: 'Agencia', cell: ({ agencia, nombreAgencia }) => `${agencia} ${nombreAgencia}` },
  { title: 'Mayor', kind: 'number', cell: ({ mayor }) => formatearMonto(mayor) },
  {
    title: 'Auxiliar',
    kind: 'number',
    cell: (renglon) =>
      escribir === undefined || !renglon.abierto ? (
        renglon.cifra === null ? (
          '—'
        ) : (
          formatearMonto(renglon.cifra.monto)
        )
      ) : (
        <AmountField
          w="9.5rem"
          display="inline-block"
          styles={A_LA_DERECHA}
          size="xs"
          signed
          aria-label={`Cifra de la cuenta ${renglon.idCuenta} en la agencia ${renglon.agencia}`}
          placeholder={renglon.cifra === null ? '0.00' : formatearMonto(renglon.cifra.monto)}
          value={escritas.get(claveDeRenglon(renglon))}
          onChange={(monto) => escribir(claveDeRenglon(renglon), monto)}
        />
      ),
  },
  {
    title: 'Diferencia',
    kind: 'number',
    cell: (renglon) => <Diferencia renglon={renglon} escrita={escritas.get(claveDeRenglon(renglon))} />,
  },
  {
    title: 'Quién la trajo',
    cell: ({ cifra, responsable, sinSaldo }) =>
      cifra === null ? (
        <Text as="span" muted>
          {sinSaldo ? 'Sin saldo' : `Falta: ${responsable.nombre}`}
        </Text>
      ) : (
        <span>
          {cifra.traidaPor.nombre}, {formatInstantDay(cifra.traidaEn)}
          <Text as="span" size="xs" muted block>
            {cifra.evidencia}
            {cifra.veces > 1 ? ` · ${cifra.veces}.ª vez` : ''}
          </Text>
        </span>
      ),
  },
];

interface DiferenciaProps {
  readonly renglon: RenglonDeAuxiliar;
  readonly escrita: Centavos | undefined;
}

/** Live, while it is written. */
function Diferencia({ renglon: { mayor, diferencia }, escrita }: DiferenciaProps) {
  const mostrada = escrita === undefined ? diferencia : restar(escrita, mayor);
  if (mostrada === null) return '—';
  return (
    <Text as="span" tone={mostrada === 0 ? 'success' : 'error'} weight={mostrada === 0 ? 'normal' : 'bold'}>
      {mostrada === 0 ? 'Cuadra' : formatearMonto(mostrada)}
    </Text>
  );
}

interface PegarProps {
  readonly renglones: readonly RenglonDeAuxiliar[];
  readonly onPegado: (pegado: LoPegado) => void;
}

/** Takes what was copied from a sheet, and says what of it was not understood before anything is filled in. */
function Pegar({ renglones, onPegado }: PegarProps) {
  const [abierto, setAbierto] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<ClipboardDocumentIcon width={18} height={18} aria-hidden="true" />}
        onClick={() => setAbierto(true)}
      >
        Pegar de una hoja
      </Button>
      {abierto && <Dialogo renglones={renglones} onPegado={onPegado} onCerrar={() => setAbierto(false)} />}
    </>
  );
}

const PROBLEMAS_MAX = 5;

function Dialogo({ renglones, onPegado, onCerrar }: PegarProps & { readonly onCerrar: () => void }) {
  const [texto, setTexto] = useState('');
  const leido = leerPegado(texto, renglones);
  const { cifras, problemas } = leido;
  const sobran = problemas.length - PROBLEMAS_MAX;
  return (
    <FormDialog title="Pegar de una hoja" hasChanges={texto !== ''} onClose={onCerrar}>
      <Textarea
        label="Cuenta, agencia y cifra"
        description="Copie las tres columnas de su hoja, una fila por cuenta, y péguelas aquí."
        placeholder={'1031\t01\t1,250,000.00'}
        autosize
        minRows={6}
        maxRows={14}
        maxLength={100_000}
        data-autofocus
        value={texto}
        onChange={({ currentTarget }) => setTexto(currentTarget.value)}
      />
      {problemas.length > 0 && (
        <Box roomAbove="lg">
          <FormNotice
            tone="aviso"
            text={[...problemas.slice(0, PROBLEMAS_MAX), ...(sobran > 0 ? [`Y ${sobran} más.`] : [])].join(
              ' ',
            )}
          />
        </Box>
      )}
      <FormDialogFooter onCancel={onCerrar}>
        <Button
          disabled={cifras.size === 0}
          onClick={() => {
            onPegado(leido);
            onCerrar();
          }}
        >
          {cifras.size === 1 ? 'Usar 1 cifra' : `Usar ${cifras.size} cifras`}
        </Button>
      </FormDialogFooter>
    </FormDialog>
  );
}
