// Banco Industrial: the meaning of its codes, «Cuenta: number - name», «Saldo inicial (Q.)» and «Del … al …» before the
// table; days come as `01- 10`, and the period tells their year. Its Debe is what leaves the account.
import type { PerfilDeBanco } from '../perfil-de-banco.ts';

export const bancoIndustrial: PerfilDeBanco = {
  perfil: 'banco-industrial',
  distintivos: [['fecha'], ['tt'], ['debe', 'debitos', 'debito'], ['haber', 'creditos', 'credito']],
  titulos: {
    fecha: ['fecha'],
    tipo: ['tt'],
    texto: ['descripcion'],
    referencia: ['no doc', 'no documento', 'documento', 'no de documento'],
    debito: ['debe', 'debito', 'debitos'],
    credito: ['haber', 'credito', 'creditos'],
    saldo: ['saldo'],
  },
  lineaDeCuenta: [
    /^(?:no\.?\s*(?:de\s+)?)?cuenta\s*:?\s*(?<cuenta>[\dx*#•][\dx*#•-]*)(?:\s+-\s.*|\s+[a-z].*|\s*)$/i,
  ],
  ordenDeFecha: 'dma',
  separadorDecimal: 'punto',
  vaciaTermina: false,
  pie: [],
};
