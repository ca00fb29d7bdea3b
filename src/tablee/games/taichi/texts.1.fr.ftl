### La première édition : les féminins y étaient des formes, comme les pluriels.

why-feminine = féminin, admis à cette table
option-accords = Pluriels et féminins admis
    .about = Pour débuter : CHEVAUX et CHANTEUSE comptent aussi.
