// Where opening balances are written: the grid, the difference live, and sending them to somebody else.
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import {
  type Apertura,
  descartarApertura,
  enviarApertura,
} from '@cuadra/contract/contabilidad/saldos-iniciales/saldos-iniciales';
import { CERO } from '@cuadra/core/dinero';
import { resumirSaldos } from '@cuadra/core/saldos-iniciales';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { queryOf } from '#platform/query.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { Actions } from '#ui/layout/actions.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { Rejilla } from './rejilla.tsx';
import { Resumen } from './resumen.tsx';
import { refrescarAperturas, useAccionDeApertura } from './use-accion-de-apertura.ts';
import { useEscritura } from './use-escritura.ts';
import { diceAlgo } from './use-renglones.ts';

export function Escritorio({ apertura }: { readonly apertura: Apertura }) {
  const escritura = useEscritura(apertura);
  const catalogo = useQuery(queryOf(listarCatalogo));
  const { renglones, fecha, guardada, estado, fallo } = escritura;
  const escritos = renglones.filter(diceAlgo);
  const resumen = resumirSaldos(
    escritos.map(({ cuenta, debe = CERO, haber = CERO }) => ({ idCuenta: cuenta, debe, haber })),
  );
  const errores = new Map(
    escritos.map(({ clave }, lugar) => [clave, guardada.lineas[lugar]?.error ?? undefined]),
  );
  return (
    <>
      {apertura.devueltaPorque !== null && (
        <FormNotice tono="aviso" texto={`Los devolvieron: ${apertura.devueltaPorque}`} />
      )}
      {estado === 'ajeno' && <Ajeno />}
      {fallo !== undefined && <FormNotice tono="error" texto={fallo} />}
      <Row justify="between" align="end" gap="md xl">
        <DateField
          label="Saldos al"
          valor={fecha}
          onCambio={escritura.ponerFecha}
          description="El primer día de los libros de la agencia."
        />
        <Text as="span" size="sm" muted role="status">
          {estadosDeGuardado[estado]}
        </Text>
      </Row>
      <Resumen resumen={resumen} />
      <Rejilla
        renglones={renglones}
        errores={errores}
        cuentas={catalogo.data ?? []}
        onCambio={escritura.cambiar}
        onQuitar={escritura.quitar}
      />
      <Envio
        apertura={guardada}
        cuadra={resumen.diferencia === 0 && escritos.length > 0}
        guardar={escritura.guardar}
      />
    </>
  );
}

const estadosDeGuardado = {
  guardado: 'Guardado',
  pendiente: 'Por guardar…',
  guardando: 'Guardando…',
  ajeno: '',
} as const;

function Ajeno() {
  return (
    <FormNotice
      tono="aviso"
      texto="Otra persona cambió estos saldos mientras usted escribía. Vuelva a cargarlos para seguir sobre lo suyo."
      acciones={
        <Button variant="default" size="compact-sm" onClick={() => window.location.reload()}>
          Volver a cargar
        </Button>
      }
    />
  );
}

interface EnvioProps {
  readonly apertura: Apertura;
  readonly cuadra: boolean;
  readonly guardar: () => Promise<Apertura | undefined>;
}

function Envio({ apertura, cuadra, guardar }: EnvioProps) {
  const confirmar = useConfirm();
  const { hacer, ocupado, mensaje } = useAccionDeApertura();
  const { id } = apertura;
  const enviar = async () => {
    const guardada = await guardar();
    if (guardada === undefined) return;
    const body = { version: guardada.version };
    if (await hacer(() => call(enviarApertura, { params: { id }, body })))
      void notify('Los saldos iniciales se enviaron: otra persona los aprueba.');
  };
  const descartar = async () => {
    const seguro = await confirmar({
      titulo: 'Descartar los saldos iniciales',
      texto: 'Se pierde lo escrito en esta agencia.',
      accion: 'Descartar',
      peligro: true,
    });
    if (!seguro) return;
    await hacer(() => call(descartarApertura, { params: { id }, query: { version: apertura.version } }));
    await refrescarAperturas();
  };
  return (
    <>
      {mensaje !== undefined && <FormNotice tono="error" texto={mensaje} />}
      {cuadra && apertura.impedimentos.map((texto) => <FormNotice key={texto} tono="aviso" texto={texto} />)}
      <Actions>
        <Button loading={ocupado} disabled={!cuadra} onClick={() => void enviar()}>
          Enviar a aprobar
        </Button>
        <Button variant="default" disabled={ocupado} onClick={() => void descartar()}>
          Descartar
        </Button>
      </Actions>
    </>
  );
}
