// The rules by which lines of the banks become partidas, in the order in which they are tried: they propose, people accept.
import { editarRegla, quitarRegla, type ReglaDeBanco } from '@cuadra/contract/contabilidad/bancos/reglas';
import { BoltIcon, PlusIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { usePermission } from '#platform/current-session.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { EditDrawer } from '#ui/dialogs/edit-drawer.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { consultas, useAccion } from '../consultas.ts';
import type { VistaDeCuentaProps } from '../meses.ts';
import { cuerpoDe, type ReglaEscrita } from './cuerpo-de-regla.ts';
import { FormularioDeRegla } from './formulario-de-regla.tsx';
import { alFinal, mover } from './orden-de-reglas.ts';
import { Propuestas } from './propuestas.tsx';
import classes from './reglas.module.css';
import { TablaDeReglas } from './tabla-de-reglas.tsx';

export function Reglas({ cuenta }: Pick<VistaDeCuentaProps, 'cuenta'>) {
  const concilia = usePermission('bancos:conciliar');
  const [abierta, setAbierta] = useState<ReglaDeBanco | 'nueva'>();
  const consulta = useQuery(consultas.reglas());
  const cerrar = () => setAbierta(undefined);
  return (
    <div className={classes.vista}>
      {concilia && <Propuestas reglas={consulta.data} />}
      {concilia && (
        <div className={classes.barra}>
          <Button
            size="compact-md"
            leftSection={<PlusIcon width={18} height={18} aria-hidden="true" />}
            disabled={consulta.data === undefined}
            onClick={() => setAbierta('nueva')}
          >
            Nueva regla
          </Button>
        </div>
      )}
      <Loaded consulta={consulta} filas={6} etiqueta="Cargando las reglas">
        {(reglas) =>
          reglas.length === 0 ? (
            <SinReglas concilia={concilia} />
          ) : (
            <Lista reglas={reglas} concilia={concilia} onAbrir={setAbierta} />
          )
        }
      </Loaded>
      <EditDrawer
        abierto={abierta !== undefined}
        titulo={abierta === 'nueva' ? 'Nueva regla' : 'Regla'}
        subtitulo={abierta === 'nueva' ? undefined : abierta?.nombre}
        onCerrar={cerrar}
      >
        {abierta !== undefined && (
          <FormularioDeRegla
            regla={abierta === 'nueva' ? undefined : abierta}
            inicial={abierta === 'nueva' ? enBlanco(cuenta.id, consulta.data ?? []) : cuerpoDe(abierta)}
            onCerrar={cerrar}
          />
        )}
      </EditDrawer>
    </div>
  );
}

const enBlanco = (cuentaBancaria: string, reglas: readonly ReglaDeBanco[]): ReglaEscrita => ({
  ...{ nombre: '', texto: '', signo: 'salida', montoMinimo: null, montoMaximo: null, cuentaBancaria },
  ...{ idCuenta: '', concepto: '', orden: alFinal(reglas), activa: true },
});

function SinReglas({ concilia }: { readonly concilia: boolean }) {
  return (
    <EmptyState
      icono={BoltIcon}
      titulo="Aún no hay reglas"
      texto={
        concilia
          ? 'Una regla dice en qué partida se convierte lo que el banco repite: comisiones, intereses, impuestos. También se crea al registrar una partida desde la mesa.'
          : 'Quien concilia las crea para lo que el banco repite.'
      }
    />
  );
}

interface ListaProps {
  readonly reglas: readonly ReglaDeBanco[];
  readonly concilia: boolean;
  readonly onAbrir: (regla: ReglaDeBanco) => void;
}

function Lista({ reglas, concilia, onAbrir }: ListaProps) {
  const confirmar = useConfirm();
  const { hacer, mensaje, ocupado } = useAccion();
  const editar = ({ id, version, ...regla }: ReglaDeBanco, cambio: Partial<ReglaEscrita>) =>
    call(editarRegla, {
      params: { id },
      body: editarRegla.body.parse({ version, ...cuerpoDe({ id, version, ...regla }), ...cambio }),
    });
  const colocar = (id: string, hacia: 'arriba' | 'abajo') =>
    hacer(async () => {
      for (const { regla, orden } of mover(reglas, id, hacia)) await editar(regla, { orden });
    });
  const quitar = async ({ id, nombre }: ReglaDeBanco) => {
    const si = await confirmar({
      titulo: 'Quitar la regla',
      texto: `Se quita «${nombre}». Las partidas que se hicieron por ella quedan.`,
      accion: 'Quitar',
      peligro: true,
    });
    if (si && (await hacer(() => call(quitarRegla, { params: { id } })))) void notify('Regla quitada.');
  };
  return (
    <>
      {mensaje !== undefined && <FormNotice tono="error" texto={mensaje} />}
      <div className={classes.marco}>
        <TablaDeReglas
          reglas={reglas}
          acciones={
            concilia
              ? {
                  ...{ ocupado, onAbrir },
                  onMover: (id, hacia) => void colocar(id, hacia),
                  onUsar: (regla, activa) => void hacer(() => editar(regla, { activa })),
                  onQuitar: (regla) => void quitar(regla),
                }
              : undefined
          }
        />
      </div>
    </>
  );
}
