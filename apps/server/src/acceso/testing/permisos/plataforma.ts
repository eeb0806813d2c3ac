// What is not of any feature: whether the process serves, the live events, and the description of the API. The pages of
// the web application are for everybody; they are not mounted in the tests of the API. The page that shows the description
// says nothing by itself: it asks for it as whoever is signed in there.
import { leerTabla } from './tabla.ts';

export const plataforma = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    sí      sí        sí       sí     sí      sí       sí      sí   GET    /api/health/live
    sí      sí        sí       sí     sí      sí       sí      sí   GET    /api/health/ready

    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/eventos

    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/openapi.json
    sí      sí        sí       sí     sí      sí       sí      sí   GET    /api/docs
    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/docs/json
    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/docs/yaml
    sí      sí        sí       sí     sí      sí       sí      sí   GET    /api/docs/static/index.html
    sí      sí        sí       sí     sí      sí       sí      sí   GET    /api/docs/static/swagger-initializer.js
    sí      sí        sí       sí     sí      sí       sí      sí   GET    /api/docs/static/*
    sí      sí        sí       sí     sí      sí       sí      sí   GET    /api/docs/static/theme/sesion.js
`);
