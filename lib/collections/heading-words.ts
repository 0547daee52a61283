/** Headings in English, Spanish, German, French, Italian and Portuguese, folded, separated by commas. */
const headings = new Map<string, string>(
  Object.entries({
    date: 'date,day,fecha,dia,datum,tag,jour,data,giorno,given,given on,administered,visited on,measuredat,start,start date,starts,from,inicio,desde,beginn,ab,debut,inizio,starts on,impfdatum,behandlungsdatum,startdatum,besuchsdatum,geimpft am,verabreicht am',
    time: 'time,hora,uhrzeit,zeit,heure,ora,orario,horario',
    vaccine:
      'vaccine,vaccination,immunization,shot,vacuna,vacunacion,impfung,impfstoff,vaccin,vaccino,vaccinazione,vacina,vacinacao',
    validUntil:
      'valid until,valid to,expires,expiry,expiry date,expiration,valido hasta,valida hasta,validez,caducidad,gultig bis,ablaufdatum,valable jusqu,valable jusqu au,valide jusqu,validite,valido fino,valido fino al,scadenza,valida ate,valido ate,validade',
    nextDueOn:
      'next,next due,next dose,next date,due,due date,due on,booster,proxima,proxima dosis,proximo,revacunacion,refuerzo,nachste,nachster,nachstes,auffrischung,fallig,faellig,prochain,prochaine,rappel,prossima,prossimo,richiamo,reforco,proxima dose',
    product:
      'product,brand,brand name,trade name,producto,marca,nombre comercial,produkt,praparat,handelsname,produit,marque,prodotto,nome commerciale,produto,treatment,tratamiento,behandlung,traitement,trattamento,tratamento',
    manufacturer: 'manufacturer,maker,fabricante,laboratorio,hersteller,fabricant,laboratoire,produttore',
    batch:
      'batch,lot,batch number,lot number,batch no,lot no,lote,numero de lote,charge,chargennummer,chargen nr,numero de lot,lotto,numero di lotto',
    vetName:
      'vet,vet name,veterinarian,veterinary,doctor,dr,veterinario,veterinaria,tierarzt,tierarztin,veterinaire,medico',
    clinic:
      'clinic,practice,hospital,vet clinic,clinica,consultorio,praxis,klinik,tierarztpraxis,clinique,cabinet,ambulatorio',
    kind: 'kind,type,category,tipo,clase,categoria,art,typ,kategorie,genre,categorie',
    substance:
      'substance,active ingredient,active substance,ingredient,sustancia,principio activo,wirkstoff,substance active,principe actif,principio attivo,sostanza,principio ativo,substancia',
    givenBy:
      'given by,administered by,by,administrado por,puesto por,por,verabreicht von,gegeben von,von,donne par,administre par,par,somministrato da,dato da,administrada por',
    name: 'name,medicine,medication,drug,nombre,medicamento,medicacion,farmaco,medikament,arzneimittel,mittel,medicament,nom,medicina,medicinale,nome,remedio',
    dosage: 'dose,dosage,amount,dosis,cantidad,dosierung,menge,posologie,quantite,dosaggio,quantita,dosagem,quantidade',
    frequency: 'frequency,how often,schedule,frecuencia,pauta,haufigkeit,frequence,frequenza,frequencia',
    endsOn:
      'end,end date,ends,until,to,stop,stop date,ends on,fin,fecha fin,hasta,ende,enddatum,bis,date de fin,jusqu au,fine,data fine,fino al,fim,data de fim,ate',
    instructions:
      'instructions,directions,note,notes,comment,comments,instrucciones,indicaciones,notas,nota,anweisungen,hinweis,hinweise,notiz,notizen,bemerkung,remarque,remarques,notes,istruzioni,note,instrucoes,observacoes',
    reason: 'reason,indication,why,motivo,razon,grund,anlass,motif,raison,motivo della visita',
    prescriber:
      'prescriber,prescribed by,vet,vet name,veterinarian,recetado por,prescrito por,veterinario,verschrieben von,tierarzt,prescrit par,prescripteur,veterinaire,prescritto da,receitado por',
    description:
      'description,notes,note,details,comment,comments,treatment,findings,descripcion,notas,nota,detalles,comentarios,tratamiento,beschreibung,notiz,notizen,befund,behandlung,compte rendu,details,remarques,descrizione,dettagli,descricao,detalhes,observacoes',
    diagnosis: 'diagnosis,diagnoses,diagnostico,diagnose,befund,diagnostic,diagnosi',
    cost: 'cost,price,amount,total,paid,coste,costo,precio,importe,kosten,preis,betrag,cout,prix,montant,prezzo,importo,custo,preco,valor',
    currency: 'currency,moneda,divisa,wahrung,devise,monnaie,valuta,moeda',
    followUpOn:
      'follow up,follow up date,followup,next visit,next appointment,revision,proxima visita,proxima revision,kontrolle,nachkontrolle,nachster termin,suivi,prochaine visite,controllo,prossima visita,retorno,proxima consulta',
    title:
      'title,subject,appointment,event,reason,titulo,asunto,cita,motivo,titel,betreff,termin,titre,objet,rendez vous,titolo,oggetto,appuntamento,assunto,consulta',
    place:
      'place,location,address,where,clinic,lugar,direccion,ubicacion,clinica,ort,adresse,praxis,lieu,clinique,luogo,indirizzo,local,endereco,morada',
    duration: 'duration,minutes,length,duracion,minutos,dauer,minuten,duree,durata,duracao',
    note: 'note,notes,comment,comments,remarks,nota,notas,comentario,comentarios,observaciones,notiz,notizen,bemerkung,bemerkungen,kommentar,remarque,remarques,commentaire,commentaires,osservazioni,commento,commenti,observacoes,comentarios',
  }),
);

export const headingWords = (field: string): readonly string[] => headings.get(field)?.split(',') ?? [];

/** Words for how often a medicine is given in the same six languages, folded, separated by commas. */
export const frequencyWords = {
  ONCE: 'once,una vez,unica,einmal,einmalig,une fois,una volta,uma vez',
  SID: 'sid,qd,once daily,once a day,daily,every day,1x daily,1x day,una vez al dia,diario,cada dia,cada 24 horas,einmal taglich,1x taglich,taglich,une fois par jour,1x jour,tous les jours,quotidien,una volta al giorno,1x giorno,ogni giorno,uma vez por dia,1x dia,diariamente',
  BID: 'bid,twice daily,twice a day,2x daily,2x day,every 12 hours,dos veces al dia,cada 12 horas,zweimal taglich,2x taglich,deux fois par jour,2x jour,due volte al giorno,2x giorno,duas vezes por dia,2x dia',
  TID: 'tid,three times daily,three times a day,3x daily,3x day,every 8 hours,tres veces al dia,cada 8 horas,dreimal taglich,3x taglich,trois fois par jour,3x jour,tre volte al giorno,3x giorno,tres vezes por dia,3x dia',
  QID: 'qid,four times daily,four times a day,4x daily,4x day,every 6 hours,cuatro veces al dia,cada 6 horas,viermal taglich,4x taglich,quatre fois par jour,4x jour,quattro volte al giorno,4x giorno,quatro vezes por dia,4x dia',
  EOD: 'eod,qod,every other day,every 48 hours,cada dos dias,en dias alternos,jeden zweiten tag,alle zwei tage,un jour sur deux,a giorni alterni,em dias alternados',
  QWK: 'weekly,once a week,semanal,una vez a la semana,cada semana,wochentlich,einmal pro woche,hebdomadaire,une fois par semaine,settimanale,una volta alla settimana,semanalmente,uma vez por semana',
  QMO: 'monthly,once a month,mensual,una vez al mes,cada mes,monatlich,einmal im monat,mensuel,une fois par mois,mensile,una volta al mese,mensal,uma vez por mes',
  PRN: 'prn,as needed,when needed,si hace falta,a demanda,segun necesidad,bei bedarf,au besoin,si besoin,al bisogno,se necessario',
} as const;
