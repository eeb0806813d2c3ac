// How far it is said what each account is for.
import type { UsoDeCuenta } from '@cuadra/contract/contabilidad/cuentas-de-control';
import type { Paso } from '#administracion/puesta-en-marcha/paso.ts';
import { leerCuentasDeControl } from './queries.ts';

export const pasoDeCuentasDeControl: Paso = {
  paso: 'cuentas-de-control',
  async ver(db) {
    const { cuentas, faltan } = await leerCuentasDeControl(db);
    const porMarcar = new Set(cuentas.filter((una) => una.porMarcar).map(({ idCuenta }) => idCuenta)).size;
    const falta = faltan.map((uso) => FALTA[uso] ?? '').filter((frase) => frase !== '');
    const distintas = new Set(cuentas.map(({ idCuenta }) => idCuenta)).size;
    const resumen = distintas === 1 ? '1 cuenta de control' : `${distintas} cuentas de control`;
    if (porMarcar > 0)
      falta.push(
        porMarcar === 1
          ? 'Hay 1 cuenta de control que todavía se puede mover a mano.'
          : `Hay ${porMarcar} cuentas de control que todavía se pueden mover a mano.`,
      );
    if (falta.length === 0) return { estado: 'hecho', resumen, falta };
    return {
      estado: distintas === 0 ? 'pendiente' : 'en-curso',
      resumen: distintas === 0 ? '' : resumen,
      falta,
    };
  },
};

const FALTA: Partial<Record<UsoDeCuenta, string>> = {
  resultado: 'Elija la cuenta del resultado del ejercicio, en Configuración contable.',
  acumulados: 'Elija la cuenta de los resultados acumulados, en Configuración contable.',
  sobrantes: 'Elija la cuenta de los sobrantes de caja, en la configuración de las cajas.',
  faltantes: 'Elija la cuenta de los faltantes de caja, en la configuración de las cajas.',
};
