// The panel of the gate that the address names, if any.

import {
  asignarResponsable,
  type CierreDelMes,
  concederExcepcion,
  explicarSaldo,
  firmarCompuerta,
  retirarExcepcion,
  retirarFirma,
  type SaldoPorExplicar,
} from '@cuadra/contract/contabilidad/periodos/cierre';
import { opuesto } from '@cuadra/core/dinero';
import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { PanelHeader } from '#ui/dialogs/panel-header.tsx';
import { SidePanel } from '#ui/dialogs/side-panel.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { formatInstant } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { ReasonDialog } from '#ui/order/reason-dialog.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Text, Title } from '#ui/text/text.tsx';
import { refrescarCierres, useAccion } from '../accion.tsx';
import { useAtribuciones } from '../atribuciones.ts';
import classes from '../cierre.module.css';
import { estadoDe, explicacionDe, nombresDeEstado } from '../compuertas-visibles.ts';
import { MarcaDeCompuerta } from '../marcas.tsx';
import type { ClaveDeMes } from '../meses.ts';
import { useBusqueda } from '../use-busqueda.ts';
import { Archivos, Evidencia } from './evidencia.tsx';
import { Parte, type ParteProps } from './parte.tsx';

interface CompuertaAbiertaProps {
  readonly clave: ClaveDeMes;
  readonly cierre: CierreDelMes;
}

export function CompuertaAbierta({ clave, cierre }: CompuertaAbiertaProps) {
  const { busqueda, cerrarCompuerta } = useBusqueda();
  const [conDialogo, setConDialogo] = useState(false);
  if (busqueda.compuerta === undefined) return null;
  const compuerta = cierre.compuertas.find(({ id }) => id === busqueda.compuerta);
  return (
    <SidePanel label={compuerta?.titulo ?? 'Compuerta'} focus held={conDialogo} onClose={cerrarCompuerta}>
      {compuerta === undefined ? (
        <EmptyState title="Esta compuerta no existe" text="Cierre el panel y elija otra de la lista." />
      ) : (
        <Panel
          key={compuerta.id}
          clave={clave}
          cierre={cierre}
          compuerta={compuerta}
          onDialogo={setConDialogo}
          onClose={cerrarCompuerta}
        />
      )}
    </SidePanel>
  );
}

interface PanelProps extends CompuertaAbiertaProps {
  readonly compuerta: CierreDelMes['compuertas'][number];
  readonly onDialogo: (abierto: boolean) => void;
  readonly onClose: () => void;
}

function Panel({ clave, cierre, compuerta, onDialogo, onClose }: PanelProps) {
  const accion = useAccion();
  const parte = { clave, compuerta, estaCerrado: cierre.periodo.estado === 'cerrado', accion };
  const estado = estadoDe(compuerta);
  return (
    <Stack gap="md" pad="xl" size="sm">
      <PanelHeader onClose={onClose}>
        <Title size="lg">{compuerta.titulo}</Title>
        <Row as="p" gap="sm" roomAbove="xs" muted>
          <MarcaDeCompuerta estado={estado} /> <span aria-hidden="true">{nombresDeEstado[estado]}</span>
        </Row>
      </PanelHeader>
      {accion.message !== undefined && <FormNotice tone="error" text={accion.message} />}
      <Detalle compuerta={compuerta} />
      {compuerta.id === 'cuentas-puente' && (
        <SaldosPorExplicar {...parte} saldos={cierre.saldosPorExplicar} />
      )}
      <Excepcion {...parte} onDialogo={onDialogo} />
      <Responsable {...parte} personas={cierre.personas} />
      <Evidencia {...parte} />
      <Archivos {...parte} />
      <Firma {...parte} />
    </Stack>
  );
}

/** What the gate says, and each thing it speaks of with the way to it. */
function Detalle({ compuerta }: Pick<PanelProps, 'compuerta'>) {
  const explicacion = explicacionDe(compuerta);
  const { detalle } = compuerta;
  if (explicacion === undefined && detalle.length === 0) return null;
  return (
    <div>
      {explicacion !== undefined && (
        <Text breaks verbatim>
          {explicacion}
        </Text>
      )}
      {detalle.length > 0 && (
        <Stack as="ul" gap="xs" className={classes.enlaces} aria-label="Detalle">
          {detalle.map(({ id, texto, enlace }) => (
            <li key={id}>{enlace === null ? texto : <Link to={enlace}>{texto}</Link>}</li>
          ))}
        </Stack>
      )}
    </div>
  );
}

interface ExcepcionProps extends ParteProps {
  readonly onDialogo: (abierto: boolean) => void;
}

/** A pending gate let pass: by whom and why, whether it still holds, and the way to do it or to take it back. */
function Excepcion({ clave, compuerta, estaCerrado, accion, onDialogo }: ExcepcionProps) {
  const [pidiendo, setPidiendo] = useState(false);
  const { reabre, yo } = useAtribuciones();
  const { pasa, admiteExcepcion, excepcion } = compuerta;
  if (!admiteExcepcion || estaCerrado || (pasa && excepcion === null)) return null;
  const params = { ...clave, compuerta: compuerta.id };
  const pedir = (abierto: boolean) => {
    setPidiendo(abierto);
    onDialogo(abierto);
  };
  return (
    <Parte titulo="Excepción">
      <Vigente compuerta={compuerta} yo={yo} />
      {reabre && (
        <Row gap="md">
          {!pasa && excepcion?.vigente !== true && (
            <Button size="xs" variant="default" onClick={() => pedir(true)}>
              Dejar pasar
            </Button>
          )}
          {excepcion !== null && (
            <Button
              size="xs"
              variant="default"
              loading={accion.busy}
              onClick={() => void accion.run(() => call(retirarExcepcion, { params }))}
            >
              Retirar la excepción
            </Button>
          )}
        </Row>
      )}
      {pidiendo && <Conceder clave={clave} compuerta={compuerta} onClose={() => pedir(false)} />}
    </Parte>
  );
}

interface VigenteProps extends Pick<ParteProps, 'compuerta'> {
  readonly yo: string;
}

function Vigente({ compuerta: { excepcion }, yo }: VigenteProps) {
  if (excepcion === null) {
    return (
      <Text size="xs" muted>
        Quien puede reabrir puede dejarla pasar con un motivo; entonces debe cerrar otra persona.
      </Text>
    );
  }
  return (
    <>
      <Text breaks verbatim>
        {excepcion.motivo}
      </Text>
      <Text size="xs" muted>
        {excepcion.por.nombre}, el {formatInstant(excepcion.en)}.
        {!excepcion.vigente && ' La compuerta cambió después: hay que decidir otra vez.'}
        {excepcion.vigente && excepcion.por.id === yo && ' Debe cerrar otra persona.'}
      </Text>
    </>
  );
}

interface ConcederProps extends Pick<ParteProps, 'clave' | 'compuerta'> {
  readonly onClose: () => void;
}

function Conceder({ clave, compuerta, onClose }: ConcederProps) {
  const { id, titulo, motivo: porque, huella } = compuerta;
  return (
    <ReasonDialog
      title={`Dejar pasar «${titulo}»`}
      lead={porque}
      description="Queda en la historia del mes para siempre. Vale mientras la compuerta siga como está."
      submit="Dejar pasar"
      note="Debe cerrar otra persona."
      run={(motivo) =>
        call(concederExcepcion, { params: { ...clave, compuerta: id }, body: { motivo, huella } })
      }
      refresh={refrescarCierres}
      onClose={onClose}
    />
  );
}

interface ResponsableProps extends ParteProps {
  readonly personas: CierreDelMes['personas'];
}

function Responsable({ clave, compuerta, estaCerrado, accion, personas }: ResponsableProps) {
  const { cierra } = useAtribuciones();
  const { responsable } = compuerta;
  if (!cierra || estaCerrado) {
    return (
      <Parte titulo="Responsable">
        <Text breaks verbatim>
          {responsable?.nombre ?? 'Nadie todavía.'}
        </Text>
      </Parte>
    );
  }
  const asignar = (id: string) =>
    accion.run(() =>
      call(asignarResponsable, {
        params: { ...clave, compuerta: compuerta.id },
        body: { responsable: id === '' ? null : id },
      }),
    );
  // Somebody who no longer works there may still be the one it was entrusted to.
  const falta = responsable !== null && !personas.some(({ id }) => id === responsable.id);
  const opciones = [...(falta ? [responsable] : []), ...personas];
  return (
    <Parte titulo="Responsable">
      <NativeSelect
        rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
        aria-label="Responsable"
        disabled={accion.busy}
        value={responsable?.id ?? ''}
        data={[
          { value: '', label: 'Sin responsable' },
          ...opciones.map(({ id, nombre }) => ({ value: id, label: nombre })),
        ]}
        onChange={({ currentTarget }) => void asignar(currentTarget.value)}
      />
    </Parte>
  );
}

/** The signature: who said that the gate is in order, and whether what they said it of is still so. */
function Firma({ clave, compuerta, estaCerrado, accion }: ParteProps) {
  const { atiende } = useAtribuciones();
  const { firma, huella } = compuerta;
  const params = { ...clave, compuerta: compuerta.id };
  const firmar = () => accion.run(() => call(firmarCompuerta, { params, body: { huella } }));
  const retirar = () => accion.run(() => call(retirarFirma, { params }));
  const sePuede = !estaCerrado && atiende(compuerta);
  const pendiente = estadoDe(compuerta) === 'pendiente';
  return (
    <Parte titulo="Firma">
      {firma === null ? (
        <Text size="xs" muted>
          {sePuede && pendiente ? 'Se firma cuando esté en orden.' : 'Sin firmar.'}
        </Text>
      ) : (
        <Text breaks verbatim>
          {firma.por.nombre}, el {formatInstant(firma.en)}.
          {!firma.vigente && ' La compuerta o su evidencia cambió después: hay que firmar otra vez.'}
        </Text>
      )}
      {sePuede && (
        <Row gap="md">
          {firma?.vigente !== true && (
            <Button
              size="xs"
              variant="default"
              disabled={pendiente}
              loading={accion.busy}
              onClick={() => void firmar()}
            >
              Firmar
            </Button>
          )}
          {firma !== null && (
            <Button size="xs" variant="default" disabled={accion.busy} onClick={() => void retirar()}>
              Retirar la firma
            </Button>
          )}
        </Row>
      )}
    </Parte>
  );
}

interface SaldosPorExplicarProps extends ParteProps {
  readonly saldos: readonly SaldoPorExplicar[];
}

/** The clearing accounts that do not end the month at zero, each to be explained with its balance in sight. */
function SaldosPorExplicar({ saldos, ...parte }: SaldosPorExplicarProps) {
  if (saldos.length === 0) return null;
  return saldos.map((saldo) => <Saldo key={saldo.idCuenta} {...parte} saldo={saldo} />);
}

interface SaldoProps extends ParteProps {
  readonly saldo: SaldoPorExplicar;
}

function Saldo({ saldo, ...parte }: SaldoProps) {
  const { idCuenta, nombreCuenta, explicacion } = saldo;
  const { atiende } = useAtribuciones();
  const seEdita = !parte.estaCerrado && atiende(parte.compuerta);
  const lado = saldo.saldo > 0 ? 'deudor' : 'acreedor';
  return (
    <Parte titulo={`${idCuenta} ${nombreCuenta}`}>
      <Text breaks verbatim>
        Saldo {lado} de {formatearQuetzales(saldo.saldo > 0 ? saldo.saldo : opuesto(saldo.saldo))}.
      </Text>
      {explicacion !== null && (
        <Text size="xs" muted>
          {!seEdita && `${explicacion.texto} `}
          {explicacion.vigente
            ? `Lo explicó ${explicacion.por.nombre} el ${formatInstant(explicacion.en)}.`
            : 'El saldo cambió después de explicarlo: explíquelo otra vez.'}
        </Text>
      )}
      {explicacion === null && !seEdita && (
        <Text size="xs" muted>
          Sin explicar.
        </Text>
      )}
      {seEdita && <Formulario {...parte} saldo={saldo} />}
    </Parte>
  );
}

function Formulario({ clave, saldo: { idCuenta, saldo, explicacion }, accion }: SaldoProps) {
  const { register, handleSubmit, reset, formState } = useForm({
    values: { texto: explicacion?.texto ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const guardar = handleSubmit(async (escrito) => {
    const params = { ...clave, idCuenta };
    const body = { texto: escrito.texto, saldo };
    if (await accion.run(() => call(explicarSaldo, { params, body }))) reset(escrito);
  });
  // An explanation that no longer holds may be given again word for word.
  const nada = !formState.isDirty && explicacion?.vigente !== false;
  return (
    <Stack as="form" gap="lg" noValidate onSubmit={submitWith(guardar)}>
      <Textarea
        aria-label={`Por qué queda con saldo ${idCuenta}`}
        placeholder="Por qué queda con saldo"
        rows={2}
        maxLength={500}
        error={formState.errors.texto?.message}
        {...register('texto', {
          validate: (texto) => texto.trim().length >= 3 || 'Explique por qué la cuenta queda con saldo.',
        })}
      />
      <Row gap="md">
        <Button type="submit" variant="default" size="xs" disabled={nada} loading={formState.isSubmitting}>
          Guardar explicación
        </Button>
      </Row>
    </Stack>
  );
}
